/** Splits a list with commas. Leaves out empty items. */
export function splitList(text: string): string[] {
  const items = text.split(',').map((item) => item.trim())
  return items.filter((item) => item !== '')
}
