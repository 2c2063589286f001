import { INSIDE } from './signal-types.js'
import { KNOWN_TAGS, type TagTraits } from './tag-traits.js'

export interface ElementRole {
  readonly inside: number
  /** True if the element separates text, as `br` does. */
  readonly isBreak: boolean
  readonly read: (typeof READ)[number][1] | undefined
}

const BREAKS =
  'address br dd div dl dt figcaption h1 h2 h3 h4 h5 h6 hr li ol p section table td th tr ul'
/** Names of elements whose text is not prose. */
const RAW = 'script style template textarea select iframe svg math rt rp'

const CONTENTS: readonly (readonly [names: string, inside: number])[] = [
  ['article main', INSIDE.article],
  ['header', INSIDE.header],
  ['footer', INSIDE.footer],
  ['nav', INSIDE.nav],
  ['aside', INSIDE.aside],
  [RAW, INSIDE.raw],
]

const READ = [
  ['a', 'anchor'],
  ['base', 'base'],
  ['button input', 'control'],
  ['h1 h2', 'heading'],
  ['img', 'image'],
  ['html', 'lang'],
  ['link', 'link'],
  ['meta', 'meta'],
  ['noscript', 'noscript'],
  ['picture', 'picture'],
  ['video audio source', 'player'],
  ['script', 'script'],
  ['time', 'time'],
  ['title', 'title'],
] as const

const NONE: ElementRole = { inside: 0, isBreak: false, read: undefined }

const ROLES: readonly ElementRole[] = createRoles()

/** Lists the roles of all tags by `TagTraits.index`. */
function createRoles(): ElementRole[] {
  const roles = new Map<string, ElementRole>()
  const add = (names: string, part: Partial<ElementRole>) => {
    for (const name of names.split(' ')) roles.set(name, { ...NONE, ...roles.get(name), ...part })
  }
  add(BREAKS, { isBreak: true })
  for (const [names, inside] of CONTENTS) add(names, { inside })
  for (const [names, read] of READ) add(names, { read })
  return [NONE, ...[...KNOWN_TAGS.keys()].map((name) => roles.get(name) ?? NONE)]
}

export function findRole({ index }: TagTraits): ElementRole {
  return ROLES[index] ?? NONE
}
