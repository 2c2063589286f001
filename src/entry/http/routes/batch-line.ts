/** Formats the line of an item: index, URL and `facts`, then the properties of the answer's JSON. */
export function formatLine(
  item: { readonly index: number; readonly url?: string },
  facts: object,
  body: Buffer,
): Buffer {
  const { index, url } = item
  const open = JSON.stringify({ index, url, ...facts }).slice(0, -1)
  return Buffer.concat([Buffer.from(`${open},`), body.subarray(1), Buffer.from('\n')])
}
