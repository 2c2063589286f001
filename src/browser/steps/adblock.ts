import { type Blocker, type Cleaner, PeerMissing } from '../clean/index.js'
import { inPage, type Tab } from '../visit/tab.js'
import { adopt } from './inject.js'

/** Different ids and classes that are looked at, and characters of one: filters name no longer ones. */
const MAX_NAMES = 5_000
const MAX_LENGTH = 128

/** A form's fields can stand in for its properties, so forms are left out. */
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

/** Hides what is left of the advertisements whose requests were blocked. */
export async function hideAds(tab: Tab, blocker: Blocker | undefined): Promise<void> {
  if (!blocker) throw new PeerMissing('@ghostery/adblocker')
  const url = new URL(tab.page.url())
  const names = await inPage<Parameters<Blocker['styles']>[1]>(tab, NAMES, MAX_NAMES, MAX_LENGTH)
  const css = blocker.styles(url, names)
  if (css !== '') await adopt(tab, css)
}

/** What blocks requests, where that is wanted and installed. */
export async function findBlocker(
  wanted: boolean | 'auto',
  cleaner: Cleaner,
): Promise<Blocker | undefined> {
  return wanted === false ? undefined : cleaner.blocker()
}
