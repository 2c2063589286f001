import { startPages } from '../support/asking.js'
import { compare, ratios } from '../support/pairs.js'
import { startOurs } from '../support/process.js'

const PAGES = 50

/** Doors that are asked by `GET`, and their address before that of the target. */
const DOORS = {
  editorjs: '/editorjs?url=',
  iframely: '/iframely?url=',
  jina: '/jina/',
  mercury: '/parser?url=',
  summaly: '/summaly?url=',
}

/** A request through each door that finds a copy, beside one that the service answers in its own shape. */
export async function doors(): Promise<void> {
  const { origin, page } = await startPages()
  const paths = Array.from({ length: PAGES }, (_, index) => page(index))
  const targets = paths.map((path) => new URLSearchParams(path.slice(2)).get('url') ?? '')
  const served = await startOurs({ LINKGLASS_DOORS: Object.keys(DOORS).join() })
  const load = (path: (index: number) => string) => ({ requests: 3_000, concurrency: 16, path })
  const contenders = [
    { name: '/?url=…', served, load: load((index) => paths[index % PAGES] ?? '') },
    ...Object.entries(DOORS).map(([name, start]) => ({
      name,
      served,
      load: load((index) => `${start}${encodeURIComponent(targets[index % PAGES] ?? '')}`),
    })),
  ]
  console.table(ratios(await compare(contenders)))
  await Promise.all([origin.stop(), served.stop()])
}
