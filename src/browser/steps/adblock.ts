import { type Blocker, type Cleaner, PeerMissing } from '../clean/index.js'
import { inPage, type Tab } from '../tab.js'
import { adopt } from './inject.js'

/** Different ids and classes that are looked at. */
const MAX_NAMES = 5_000

const NAMES = `(max) => {
  const ids = new Set()
  const classes = new Set()
  for (const element of document.querySelectorAll('[id],[class]')) {
    if (ids.size < max && element.id) ids.add(element.id)
    for (const name of element.classList) if (classes.size < max) classes.add(name)
  }
  return { ids: [...ids], classes: [...classes] }
}`

/** Hides what is left of the advertisements whose requests were blocked. */
export async function hideAds(tab: Tab, blocker: Blocker | undefined): Promise<void> {
  if (!blocker) throw new PeerMissing('@ghostery/adblocker')
  const url = new URL(tab.page.url())
  const names = await inPage<Parameters<Blocker['styles']>[1]>(tab, NAMES, MAX_NAMES)
  const css = blocker.styles(url, names)
  if (css !== '') await adopt(tab, css)
}

/** What blocks requests, where that is wanted and installed. */
export async function blockerFor(
  wanted: boolean | 'auto',
  cleaner: Cleaner,
): Promise<Blocker | undefined> {
  return wanted === false ? undefined : cleaner.blocker()
}
