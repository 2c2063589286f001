/** Matches runs of white space, except a single space, which needs no replacement. */
const RUNS = /[^\S ]\s*| \s+/g

/** Replaces each run of white space by one space. */
export function collapseSpaces(text: string): string {
  return text.replace(RUNS, ' ')
}
