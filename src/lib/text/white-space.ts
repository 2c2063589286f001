/** Matches runs of white space other than single spaces, which need no replacement. */
const RUNS = /[^\S ]\s*| \s+/g

/** Replaces each run of white space by one space. */
export function collapseSpaces(text: string): string {
  return text.replace(RUNS, ' ')
}
