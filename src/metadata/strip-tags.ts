/** Elements that editors' software leaves in texts meant to be plain. */
const TAG =
  /<(\/?)(a|b|div|em|font|h[1-6]|i|li|ol|p|small|span|strong|sub|sup|u|ul)(\s[^<>]*)?>|<(?:br\s*\/?|img\s[^<>]*)>/gi

/**
 * Without the markup that was put into a text by mistake: pairs, tags with attributes, breaks. A
 * name in angle brackets that nothing closes is what the text is about: `<div> or <span>?`
 */
export function stripTags(text: string): string {
  if (!text.includes('<')) return text
  const tags = [...text.matchAll(TAG)]
  const paired = inPairs(tags)
  return text.replace(TAG, (tag, _closing, name, attributes, at: number) =>
    name === undefined || attributes !== undefined || paired.has(at) ? ' ' : tag,
  )
}

/** Where the tags stand that open or close one another. */
function inPairs(tags: readonly RegExpExecArray[]): ReadonlySet<number> {
  const open = new Map<string, number[]>()
  const paired = new Set<number>()
  for (const { 1: closing, 2: tag, index } of tags) {
    if (tag === undefined) continue
    const name = tag.toLowerCase()
    const starts = open.get(name) ?? []
    open.set(name, starts)
    if (closing === '') starts.push(index)
    else {
      const start = starts.pop()
      if (start !== undefined) paired.add(start).add(index)
    }
  }
  return paired
}
