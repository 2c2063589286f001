import type { Blocker } from '../clean/blocker.js'
import { PackageMissing } from '../clean/optional-package.js'
import { callInPage, type Tab } from '../visit/tab.js'
import { adoptStyleSheet } from './inject.js'

const MAX_NAMES = 5_000
/** Maximum number of characters of an id or class name. No filter has a longer name. */
const MAX_LENGTH = 128

/** Collects the page's ids and classes. Leaves out forms, whose `id` may be an input field. */
const NAMES = `(maxNames, maxLength) => {
  const ids = new Set()
  const classes = new Set()
  const add = (names, name) => {
    if (names.size < maxNames && name !== '' && name.length <= maxLength) names.add(name)
  }
  for (const element of document.querySelectorAll(':is([id],[class]):not(form)')) {
    add(ids, element.id)
    for (const name of element.classList) add(classes, name)
  }
  return { ids: [...ids], classes: [...classes] }
}`

export async function hideAds(tab: Tab, blocker: Blocker | undefined): Promise<void> {
  if (!blocker) throw new PackageMissing('@ghostery/adblocker')
  const url = new URL(tab.page.url())
  type Names = Parameters<Blocker['createHidingStyles']>[1]
  const names = await callInPage<Names>(tab, NAMES, MAX_NAMES, MAX_LENGTH)
  const css = blocker.createHidingStyles(url, names)
  if (css !== '') await adoptStyleSheet(tab, css)
}
