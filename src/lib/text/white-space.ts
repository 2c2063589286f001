/** Matches runs of white space, except a single space, which needs no replacement. */
const RUNS = /[^\S ]\s*| \s+/g

export function collapseSpaces(text: string): string {
  return text.replace(RUNS, ' ')
}
