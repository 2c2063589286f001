/** Parts of a path that do not identify a page: its language, its form, its place in a list. */
const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/
const FRONT = /^(?:index|default|home|start|main)(?:\.\w{2,5})?$/
const FORM = /^(?:print|amp|pdf|embed|feed|comments|mobile|fullscreen|all)$/
const PAGE_WORD = /^(?:page|pages|seite|pagina|página|strona|sida|side|p)$/
const PAGE_NUMBER = /^(?:(?:page|seite|pagina|p)[-_]?)?\d{1,4}(?:\.\w{2,5})?$/

/** Parameters that name a page of a site; all others order, track, filter or dress it. */
const NAMING =
  /^(?:v|id|(?:story_)?fbid|(?:item|video|post|story|article|topic|thread|photo|status|product|listing|track|page|news)_?id)$/i

/** Parts of a path, or naming parameters, that are read. */
const MAX_PARTS = 32

/**
 * Returns the parts of an address that identify a page of a host; empty for its front page. Leaves
 * out the scheme, the fragment, the order of parameters, tracking parameters, languages, print views
 * and further pages of the same list.
 */
export function toPageKey(url: URL, isPaginated: boolean): string {
  const parts = url.pathname
    .toLowerCase()
    .split('/', MAX_PARTS)
    .filter((part) => part !== '')
  if (LANGUAGE.test(parts[0] ?? '')) parts.shift()
  if (FORM.test(parts.at(-1) ?? '')) parts.pop()
  const isNumbered = PAGE_NUMBER.test(parts.at(-1) ?? '')
  if (isNumbered && PAGE_WORD.test(parts.at(-2) ?? '')) parts.splice(-2)
  else if (isNumbered && (isPaginated || /^[a-z]/.test(parts.at(-1) ?? ''))) parts.pop()
  if (FRONT.test(parts.at(-1) ?? '')) parts.pop()
  // Without this most addresses would be parsed for parameters that they do not have.
  if (url.search === '') return parts.join('/')
  const named = [...url.searchParams].slice(0, MAX_PARTS).filter(([name]) => NAMING.test(name))
  return [...parts, ...named.map(([name, value]) => `${name}=${value}`).sort()].join('/')
}

/** Returns one name for hosts that are the same site under several names. */
export function toSite({ hostname }: URL): string {
  return hostname.replace(/^(?:www\d?|m|mobile|amp)\.(?=.*\.)/, '')
}
