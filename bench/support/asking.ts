import { type Served, startServer } from './process.js'

/** An origin, and the paths by which a service is asked for its pages. */
export async function startPages(corpus?: string): Promise<{
  readonly origin: Served
  /** All nine fields of the nth page; media are named and not probed. */
  readonly page: (index: number) => string
  /** The same of a page of so many bytes. */
  readonly sized: (bytes: number, index: number) => string
}> {
  const origin = await startServer('origin.ts', corpus ? { CORPUS: corpus } : {})
  const { port } = new URL(origin.base)
  const ask = (path: string) =>
    `/?${new URLSearchParams({ url: `http://pages.example.com:${port}${path}`, ping: 'false' })}`
  return {
    origin,
    page: (index) => ask(`/page/${index}`),
    sized: (bytes, index) => ask(`/size/${bytes}/${index}`),
  }
}
