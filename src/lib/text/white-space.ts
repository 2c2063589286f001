/** Runs of white space but for single spaces, whose replacement would take six times as long. */
const RUNS = /[^\S ]\s*| \s+/g

/** Replaces each run of white space by one space. */
export function collapseSpaces(text: string): string {
  return text.replace(RUNS, ' ')
}
