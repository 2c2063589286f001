import { type Origin, startOrigin } from '../../support/origin.js'

/** A name that is on the lists of advertisers, and one of the site's own. */
export const NAMES = {
  LINKGLASS_HOSTS:
    'site.test=127.0.0.1,cdn.taboola.com=127.0.0.1,www.google-analytics.com=127.0.0.1,own.test=127.0.0.1',
  LINKGLASS_ALLOW:
    'site.test=127.0.0.0/8,cdn.taboola.com=127.0.0.0/8,www.google-analytics.com=127.0.0.0/8,own.test=127.0.0.0/8',
}

/** More than a wall has. */
export const TEXT = `<p>${'Words that are there without scripts. '.repeat(60)}</p>`

/** What either name serves: a script that leaves its mark on the title. */
export function startAds(): Promise<Origin> {
  return startOrigin((_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' })
    response.end('document.title += " ad"')
  })
}

/** Both scripts, that of the advertiser first. */
export function adScripts({ port }: Origin): string {
  return `<script src="http://cdn.taboola.com:${port}/loader.js"></script>
    <script src="http://own.test:${port}/banner.js"></script>`
}
