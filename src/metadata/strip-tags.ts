import { addToList } from '../lib/data/multimap.js'

/** Matches HTML tags, which content systems leave in plain texts. */
const TAG =
  /<(\/?)(a|b|div|em|font|h[1-6]|i|li|ol|p|small|span|strong|sub|sup|u|ul)(\s[^<>]*)?>|<(?:br\s*\/?|img\s[^<>]*)>/gi

/** Removes markup. Keeps a tag without attributes and partner, such as `<div>` in a text about it. */
export function stripTags(text: string): string {
  if (!text.includes('<')) return text
  const tags = [...text.matchAll(TAG)]
  const paired = findPairedTags(tags)
  return text.replace(TAG, (tag, _closing, name, attributes, at: number) =>
    name === undefined || attributes !== undefined || paired.has(at) ? ' ' : tag,
  )
}

function findPairedTags(tags: readonly RegExpExecArray[]): ReadonlySet<number> {
  const open = new Map<string, number[]>()
  const paired = new Set<number>()
  for (const { 1: closing, 2: tag, index } of tags) {
    if (tag === undefined) continue
    const name = tag.toLowerCase()
    if (closing === '') addToList(open, name, index)
    else {
      const start = open.get(name)?.pop()
      if (start !== undefined) paired.add(start).add(index)
    }
  }
  return paired
}
