import type { Query } from '../core/query.js'
import { NOT_THERE, PARAMETERS } from './parameters.js'
import type { QueryOptions } from './query-options.js'
import { readText } from './scalars.js'
import { needBrowser, readPrerender, readScreenshot, readSteering } from './visit/index.js'

/** Reads each parameter by its line of the table; the first mistake is thrown. */
export function readQuery(given: ReadonlyMap<string, unknown>, options: QueryOptions): Query {
  const of = (name: string) => given.get(name)
  const url = PARAMETERS.url.read(of('url'), options)
  for (const name of NOT_THERE) PARAMETERS[name].read(of(name), options)
  needBrowser('screenshot', of('screenshot'), options.browser)
  const { headers, personal } = PARAMETERS.headers.read(of('headers'), options)
  const ttl = PARAMETERS.ttl.read(of('ttl'), options)
  return {
    url,
    meta: PARAMETERS.meta.read(of('meta'), options),
    rules: PARAMETERS.data.read(of('data'), options),
    filter: PARAMETERS.filter.read(of('filter'), options),
    embed: PARAMETERS.embed.read(of('embed'), options),
    palette: PARAMETERS.palette.read(of('palette'), options),
    video: PARAMETERS.video.read(of('video'), options),
    audio: PARAMETERS.audio.read(of('audio'), options),
    iframe: PARAMETERS.iframe.read(of('iframe'), options),
    ...PARAMETERS.ping.read(of('ping'), options),
    headers,
    // What an address says with a password in it is for who knows the password.
    personal: personal || url.username !== '' || url.password !== '',
    ttl,
    staleTtl: PARAMETERS.staleTtl.read(of('staleTtl'), {
      ttl,
      staleTtl: options.defaults.staleTtl,
    }),
    force: PARAMETERS.force.read(of('force'), options),
    cacheKey: PARAMETERS.cacheKey.read(of('cacheKey'), options),
    timeout: PARAMETERS.timeout.read(of('timeout'), options),
    retry: PARAMETERS.retry.read(of('retry'), options),
    explain: PARAMETERS.explain.read(of('explain'), options),
    proxy: PARAMETERS.proxy.read(of('proxy'), options),
    prerender: readPrerender(of('prerender'), options.browser),
    steering: readSteering(of, options),
    screenshot: readScreenshot(of, options),
    filename: readText('filename', of('filename')),
  }
}
