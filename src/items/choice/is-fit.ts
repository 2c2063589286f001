import type { ItemType } from '../../contracts/item-types.js'
import type { Thing } from '../graph/thing.js'
import type { PageFacts } from '../page-facts.js'
import type { CandidateThing } from './candidate-thing.js'
import { isNamedWhole, isTitled } from './compare-names.js'
import { isOneProduct } from './one-product.js'
import { bareAddress } from './same-page.js'

/** Types that every page of a site may declare. */
export const OF_SITE = new Set<ItemType>(['place', 'person', 'organization'])

/** True for a thing that is what its type says, as far as the page shows. */
export function isFit(candidate: CandidateThing, page: PageFacts): boolean {
  const { thing, type, name, strength } = candidate
  if (type === 'list') return name !== '' || page.title !== ''
  if (name === '' && !hasSubstance(thing, type)) return false
  if (type === 'product' && !isOneProduct(thing, name, page)) return false
  if (type === 'article' && isPlainPage(candidate, page)) return false
  if (type === 'video' && strength < 2 && !/^video/.test(page.ogType)) return false
  if (type === 'organization' && strength < 3 && !isReachable(thing)) return false
  return !OF_SITE.has(type) || isAboutSite(candidate, page)
}

/** True for a page that is about a place, a person or an organization: named after it, or the front page. */
function isAboutSite({ name, strength }: CandidateThing, page: PageFacts): boolean {
  const isFront = page.addresses.some((address) => !bareAddress(address)?.includes('/'))
  return (
    strength === 3 ||
    isTitled(name, page) ||
    (isFront && strength > 0) ||
    (strength === 2 && isNamedWhole(name, page))
  )
}

/** True for an organization that says where or how it is met. */
function isReachable(thing: Thing): boolean {
  return ['address', 'location', 'telephone', 'email'].some((name) => thing.has(name))
}

/** True if a thing without a name has what it is about: the page gives the name. */
function hasSubstance(thing: Thing, type: ItemType): boolean {
  if (type === 'recipe') return thing.has('recipeIngredient') || thing.has('ingredients')
  if (type === 'article')
    return ['datePublished', 'author', 'articleBody'].some((fact) => thing.has(fact))
  return type === 'question' || type === 'discussion' || type === 'product'
}

/** True for a page that is an article only by what it declares for all pages of the site. */
function isPlainPage({ thing, kind }: CandidateThing, page: PageFacts): boolean {
  // Themes of WordPress mark the text of pages as they mark that of posts.
  if (thing.source !== 'json-ld' && page.kind.isNoPost) return true
  if (kind !== 'Article') return false
  return page.kind.isNoPost || (thing.source === 'open graph' && page.kind.isNoArticle)
}
