import { png } from '../support/images.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { mp4 } from '../support/recordings.js'
import { type Service, startService } from '../support/service.js'

export const PICTURE = png(280, 160, [200, 30, 60])
export const FILM = mp4(10, 320, 176)

const ARTICLE = `<!doctype html><html lang="en"><head>
<title>How glass is made</title>
<meta property="og:title" content="How glass is made">
<meta property="og:description" content="Sand, soda, lime and heat.">
<meta property="og:site_name" content="The Kiln">
<meta property="og:image" content="/picture.png">
<meta property="og:video" content="/film.mp4">
<meta name="author" content="Ada Blower">
<meta property="article:published_time" content="2024-03-05T08:30:00+01:00">
<link rel="icon" sizes="96x96" href="/favicon.ico" type="image/x-icon">
<script type="application/ld+json">{"@type":"Thing"}</script></head>
<body><h1>How <b>glass</b> is made</h1><h2>Sand</h2><h2>Heat</h2>
<p class="price">1,299.50 €</p>
<ul><li><a href="/a">One</a> <i>3</i></li><li><a href="/b?x=1">Two</a> <i>5</i></li></ul>
<p>Write to <a href="mailto:ada@kiln.example">ada@kiln.example</a>.</p>
<img src="/picture.png"><img src="/gone.png"></body></html>`

const POST = `<title>A post</title>
<link rel="alternate" type="application/json+oembed" href="/oembed?url=x">`

const OEMBED = {
  type: 'rich',
  version: '1.0',
  html: '<blockquote>Hi</blockquote><script async src="https://media.example/w.js" charset="utf-8"></script>',
}

/** A service, and behind it a small site whose pages hold what the clients ask for. */
export interface Setting {
  readonly origin: Origin
  readonly service: Service
  /** The clients' `endpoint`. */
  readonly endpoint: string
  readonly at: (path: string) => string
  readonly close: () => Promise<void>
}

export async function startSetting(env: NodeJS.ProcessEnv = {}): Promise<Setting> {
  const origin = await startOrigin((request, response) => {
    const path = new URL(request.url ?? '/', 'http://origin').pathname
    if (path === '/reset') return void request.socket.destroy()
    const reply = REPLIES[path]
    if (!reply) return void response.writeHead(404, { 'content-type': 'text/html' }).end('gone')
    response.writeHead(200, { 'content-type': reply[0], 'content-length': reply[1].length })
    response.end(reply[1])
  })
  const service = await startService(env)
  return {
    origin,
    service,
    endpoint: service.base,
    at: (path) => `http://site.test:${origin.port}${path}`,
    close: async () => {
      await service.close()
      await origin.close()
    },
  }
}

const REPLIES: Record<string, [type: string, body: Buffer]> = {
  '/article': ['text/html; charset=utf-8', Buffer.from(ARTICLE)],
  '/post': ['text/html; charset=utf-8', Buffer.from(POST)],
  '/oembed': ['application/json', Buffer.from(JSON.stringify(OEMBED))],
  '/picture.png': ['image/png', PICTURE],
  '/favicon.ico': ['image/png', PICTURE],
  '/film.mp4': ['video/mp4', FILM],
}
