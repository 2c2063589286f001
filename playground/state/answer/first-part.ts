/** Bounds of what is shown of a long text: with more the page would scroll badly. */
const MOST = { characters: 150_000, nodes: 12_000 }

/** Characters of markup in which that much text stands, even between many tags. */
export const MOST_MARKUP = 10 * MOST.characters

/** Removes what comes after the first part of a long text; true if there was more. */
export function keepFirstPart(root: Element): boolean {
  const walker = root.ownerDocument.createTreeWalker(root)
  let [characters, nodes] = [0, 0]
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes += 1
    const text = node instanceof CharacterData ? node : undefined
    characters += text?.length ?? 0
    if (nodes < MOST.nodes && characters < MOST.characters) continue
    const excess = characters - MOST.characters
    if (text && excess > 0) text.data = text.data.slice(0, -excess)
    return removeAfter(node, root) || excess > 0
  }
  return false
}

function removeAfter(node: Node, root: Node): boolean {
  let hadMore = false
  for (let at: Node | null = node; at && at !== root; at = at.parentNode) {
    while (at.nextSibling) {
      hadMore = true
      at.nextSibling.remove()
    }
  }
  return hadMore
}
