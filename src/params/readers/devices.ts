import { computeOnce } from '../../lib/data/lazy.js'
import { findNearest, formatSuggestion } from '../../lib/text/nearest.js'
import type { Viewport } from '../declarations/viewport-parameter.js'
import { readText } from '../kinds/text-kind.js'
import { describeValue } from '../kinds/value.js'
import { createParameterError } from '../parameter-error.js'
import { ALIASES, DEFAULT_ROW, DEVICES, type DeviceRow, type Family } from './devices.data.js'

export interface Device {
  readonly viewport: Viewport
  readonly userAgent: string
}

export function readDevice(value: unknown): Device | undefined {
  const name = readText(value, 'device')
  if (name === undefined) return undefined
  const { devices, names } = indexDevices()
  const known = devices.get(normalizeName(name))
  if (known) return known
  const near = findNearest(normalizeName(name), [...names.keys()], 3)
  const meant = formatSuggestion(near.map((one) => names.get(one) ?? one))
  const text = `is ${describeValue(value)}, which is not a known device.${meant}`
  throw createParameterError('device', text)
}

function normalizeName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9+]/g, '')
}

function createDevice([, width, height, deviceScaleFactor, family, model]: DeviceRow): Device {
  const isMobile = family !== 'mac'
  const viewport = { width, height, deviceScaleFactor, isMobile, hasTouch: isMobile }
  return { viewport, userAgent: `Mozilla/5.0 ${USER_AGENTS[family].replace('*', model)}` }
}

export function rotateViewport({ width, height, ...rest }: Viewport): Viewport {
  return { ...rest, width: height, height: width }
}

/** Part of Chrome's user agent. Browsers send zeros for all but the major version. */
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0'
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

/** User agents after `Mozilla/5.0`. `*` stands for a device's model or version. */
const USER_AGENTS: Readonly<Record<Family, string>> = {
  mac: `(Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36`,
  iphone: `(iPhone; CPU iPhone OS * like Mac OS X) ${SAFARI}`,
  ipad: `(iPad; CPU OS * like Mac OS X) ${SAFARI}`,
  android: `(Linux; Android 10; *) ${CHROME} Mobile Safari/537.36`,
  tablet: `(Linux; Android 10; *) ${CHROME} Safari/537.36`,
}

const indexDevices = computeOnce(() => {
  const devices = new Map<string, Device>()
  for (const row of DEVICES) {
    const [name] = row
    const device = createDevice(row)
    const rotated = { ...device, viewport: rotateViewport(device.viewport) }
    devices.set(normalizeName(name), device).set(normalizeName(`${name} landscape`), rotated)
  }
  for (const [alias, name] of ALIASES) {
    const device = devices.get(normalizeName(name))
    if (device) devices.set(alias, device)
  }
  return { devices, names: new Map(DEVICES.map(([name]) => [normalizeName(name), name])) }
})

export const DEFAULT_DEVICE: Device = createDevice(DEFAULT_ROW)

export const DEFAULT_USER_AGENT = DEFAULT_DEVICE.userAgent
