import { setTimeout as pause } from 'node:timers/promises'
import type { Steering } from '../../core/visit.js'
import { poll, type Tab } from '../tab.js'

const IS_THERE = '(selector) => document.querySelector(selector) !== null'

export async function waitForSelector(tab: Tab, { waitForSelector: selector }: Steering) {
  if (selector === undefined) return
  await poll(tab, tab.time.share(0.7), IS_THERE, selector)
}

export async function waitForTimeout({ time }: Tab, { waitForTimeout: wanted }: Steering) {
  if (wanted === 0) return
  const given = time.share(0.8)
  await time.within(pause(Math.min(wanted, given)))
  if (wanted > given) throw new Error(`only ${Math.round(given)} ms of it were waited`)
}
