import { createRequire } from 'node:module'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Setting, startSetting } from './site.js'

type Props = Record<string, unknown>
interface Root {
  render(element: unknown): void
  unmount(): void
}

/** What the card and its libraries take for granted in a browser. */
const GLOBALS = [
  'window',
  'document',
  'navigator',
  'HTMLElement',
  'HTMLIFrameElement',
  'Node',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'ResizeObserver',
  'MutationObserver',
] as const

const window = new Window({ url: 'https://app.example/' })
const document = window.document
let setting: Setting
let createRoot: (host: unknown) => Root
let createElement: (component: unknown, props: Props) => unknown
let Card: unknown

beforeAll(async () => {
  setting = await startSetting()
  for (const name of GLOBALS) vi.stubGlobal(name, name === 'window' ? window : window[name])
  // Loaded only now: they look for a browser when they are loaded.
  const load = createRequire(import.meta.url)
  createElement = load('react').createElement
  createRoot = load('react-dom/client').createRoot
  Card = load('@microlink/react').default
})
beforeEach(() => {
  setting.origin.requests.length = 0
})
afterAll(async () => {
  await setting.close()
})

async function rendered(path: string, props: Props, selector: string): Promise<string> {
  const host = document.createElement('div')
  document.body.appendChild(host)
  const root = createRoot(host)
  const url = setting.at(path)
  root.render(createElement(Card, { url, endpoint: setting.endpoint, lazy: false, ...props }))
  try {
    return await vi.waitFor(() => {
      const found = host.querySelector(selector)
      if (!found) throw new Error(`no ${selector} in ${host.innerHTML}`)
      return host.innerHTML
    }, 60_000)
  } finally {
    root.unmount()
    host.remove()
  }
}

describe('the card', () => {
  test('shows title, description and picture', async () => {
    const html = await rendered('/article', { media: 'image' }, '.microlink_card__content_title')
    expect(html).toContain('How glass is made')
    expect(html).toContain('Sand, soda, lime and heat.')
    expect(html).toContain(`src="${setting.at('/picture.png')}"`)
  })

  test('plays a film', async () => {
    const html = await rendered('/article', {}, 'video')
    expect(html).toContain(setting.at('/film.mp4'))
  })

  test('takes its colors from the picture', async () => {
    await rendered('/article', { media: 'image', contrast: true }, '.microlink_card__content_title')
    expect(document.head.innerHTML + document.documentElement.innerHTML).toContain('#c81e3c')
  })

  test('embeds what the provider offers, and adds its scripts', async () => {
    const html = await rendered('/post', {}, 'blockquote')
    expect(html).toContain('<blockquote>Hi</blockquote>')
    const script = document.querySelector('script[src="https://media.example/w.js"]')
    expect(script).not.toBe(null)
  })

  test('is a plain link when something is wrong, and tells what', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const html = await rendered('/article', { ttl: '1s' }, 'a[href]:not([class])')
    expect(html).toContain(`<a href="${setting.at('/article')}"`)
    expect(told.mock.calls.flat().join('\n')).toMatch(
      /The parameter `ttl` is `1s`[\s\S]+id {3}[\da-f-]{36}[\s\S]+code EINVALTTL \(400\)/,
    )
    told.mockRestore()
  })
})
