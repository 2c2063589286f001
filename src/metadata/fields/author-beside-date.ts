import { isOutletOrRole } from '../../values/index.js'
import type { PageView, RawMatch } from '../page-view.js'
import { isInOwnText } from './bylines.js'
import { findPageHeadings } from './page-headings.js'

/** Maximum number of characters of the page between the main heading and the line with date and name. */
const MAX_DISTANCE = 1_500

/** Maximum number of characters of a line. Longer lines are sentences. */
const MAX_LINE = 79

const SEPARATOR = /[|·•]|\s[-–—]\s/u

const WHOLE_NAME =
  /^\p{Lu}[\p{L}'’.-]+(?: (?:von|van|de|der|den|del|di|da|la))*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u

/** Finds the name that a separator sets off from a date near the main heading: `11.12.2019 - Jane Doe`. */
export function* findNameBesideDate(page: PageView): Generator<RawMatch> {
  const headings = findPageHeadings(page)
  const main = headings.find(({ level }) => level === 1) ?? headings[0]
  if (main === undefined) return
  for (const { text, inside, at } of page.signals.years) {
    if (!isInOwnText(inside) || text.length > MAX_LINE) continue
    if (Math.abs(at - main.at) > MAX_DISTANCE) continue
    const parts = text.split(SEPARATOR).map((part) => part.trim())
    const names = parts.filter((part) => part !== '' && !/\d/.test(part) && !isOutletOrRole(part))
    const [name = ''] = names
    if (parts.length > 1 && names.length === 1 && WHOLE_NAME.test(name)) yield { raw: name, at }
  }
}
