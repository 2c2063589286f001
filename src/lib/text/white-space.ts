const RUNS = /[^\S ]\s*| \s+/g

export function collapseSpaces(text: string): string {
  return text.replace(RUNS, ' ')
}
