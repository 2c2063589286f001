/**
 * Runs of white space by HTML and by Unicode, the no-break space included, but for a single space:
 * most are that already, and replacing each by itself takes six times as long.
 */
const RUNS = /[^\S ]\s*| \s+/g

/** The text with one space for each run of white space. */
export function collapseSpaces(text: string): string {
  return text.replace(RUNS, ' ')
}
