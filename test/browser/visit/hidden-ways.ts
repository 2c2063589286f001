/**
 * Ways out that no list of subresources has: what a page may try, given an address, the same with
 * `https`, and its `host:port`. A page tries each for many addresses: none may stand in another's way.
 */
export type HiddenWay = (to: Destination) => string

export interface Destination {
  readonly url: string
  /** For what is asked for by `https:` alone: to connect is enough to be seen. */
  readonly secure: string
  /** `host:port`. */
  readonly host: string
}

/** Calls that wait for each other; whatever becomes of one, the next one is made. */
function inTurn(code: string): string {
  return `<script>window.turn = (window.turn ?? Promise.resolve()).then(() => ${code}).catch(() => {})</script>`
}

function attempt(code: string): string {
  return `<script>try { Promise.resolve(${code}).catch(() => {}) } catch {}</script>`
}

/** A page of its own in a frame, with the headers that it is to come with. */
function framed(headers: Readonly<Record<string, string>>, body: string): string {
  const search = encodeURIComponent(JSON.stringify({ headers, body }))
  return `<iframe src="/framed?${search}"></iframe>`
}

const HTML = { 'content-type': 'text/html' }

function inWorker(code: string, type: string): string {
  return attempt(
    `new Worker(URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' })), { type: '${type}' })`,
  )
}

/** A peer that is told where another one waits. */
function peer(host: string): string {
  const [, address, port] = /^(.*):(\d+)$/.exec(host) ?? []
  const place = `${address?.replace(/[[\]]/g, '')} ${port}`
  return attempt(`(async () => {
    const [a, b] = [new RTCPeerConnection(), new RTCPeerConnection()]
    a.createDataChannel('x')
    await a.setLocalDescription(await a.createOffer())
    await b.setRemoteDescription(a.localDescription)
    await b.setLocalDescription(await b.createAnswer())
    await a.setRemoteDescription(b.localDescription)
    const candidate = (rest) => a.addIceCandidate({ sdpMid: '0', candidate: 'candidate:1 1 ' + rest })
    await candidate('udp 2113937151 ${place} typ host')
    await candidate('tcp 2105458943 ${place} typ host tcptype passive')
  })()`)
}

function relay(urls: string): string {
  return attempt(`(async () => {
    const a = new RTCPeerConnection({ iceTransportPolicy: 'relay',
      iceServers: [{ urls: '${urls}', username: 'a', credential: 'b' }] })
    a.createDataChannel('x')
    await a.setLocalDescription(await a.createOffer())
  })()`)
}

const PLAYLIST = 'data:application/vnd.apple.mpegurl,'

export const HIDDEN_WAYS: Readonly<Record<string, HiddenWay>> = {
  FedCM: ({ secure }) =>
    inTurn(
      `navigator.credentials.get({ identity: { providers: [{ configURL: '${secure}', clientId: 'x' }] } })`,
    ),
  'payment manifest': ({ secure }) =>
    inTurn(`new PaymentRequest([{ supportedMethods: '${secure}' }],
      { total: { label: 'x', amount: { currency: 'EUR', value: '1' } } }).canMakePayment()`),
  'paint worklet': ({ url }) => attempt(`CSS.paintWorklet.addModule('${url}')`),
  'layout worklet': ({ url }) => attempt(`CSS.layoutWorklet.addModule('${url}')`),
  'animation worklet': ({ url }) => attempt(`CSS.animationWorklet.addModule('${url}')`),
  'audio worklet': ({ url }) =>
    attempt(`new OfflineAudioContext(1, 1, 8000).audioWorklet.addModule('${url}')`),
  'shared storage worklet': ({ secure }) => attempt(`sharedStorage.worklet.addModule('${secure}')`),
  'module worker': ({ url }) => inWorker(`import '${url}'`, 'module'),
  importScripts: ({ url }) => inWorker(`importScripts('${url}')`, 'classic'),
  'import map': ({ url }) =>
    framed(
      HTML,
      `<script type="importmap">{"imports":{"x":"${url}"}}</script><script type="module">import 'x'</script>`,
    ),
  'TURN over UDP': ({ host }) => relay(`turn:${host}`),
  'TURN over TCP': ({ host }) => relay(`turn:${host}?transport=tcp`),
  'TURN over TLS': ({ host }) => relay(`turns:${host}?transport=tcp`),
  'remote peer': ({ host }) => peer(host),
  'WebSocket stream': ({ host }) => attempt(`new WebSocketStream('ws://${host}/').opened`),
  'direct sockets': ({ host }) =>
    attempt(`new TCPSocket('${host.replace(/:\d+$/, '')}', ${host.replace(/^.*:/, '')}).opened`),
  'report of a policy': ({ url }) =>
    framed(
      { ...HTML, 'content-security-policy': `img-src 'none'; report-uri ${url}` },
      '<img src="/x">',
    ),
  'report to an endpoint': ({ secure }) =>
    framed(
      {
        ...HTML,
        'reporting-endpoints': `e="${secure}"`,
        'content-security-policy': `img-src 'none'; report-to e`,
      },
      '<img src="/x">',
    ),
  'network error log': ({ secure }) =>
    framed(
      {
        ...HTML,
        'report-to': JSON.stringify({ group: 'e', max_age: 60, endpoints: [{ url: secure }] }),
        nel: '{"report_to":"e","max_age":60,"success_fraction":1}',
      },
      '',
    ),
  'Alt-Svc': ({ host }) =>
    framed({ ...HTML, 'alt-svc': `h2="${host}", h3="${host}"` }, '<img src="/x"><img src="/y">'),
  'Link header': ({ url }) =>
    framed({ ...HTML, link: `<${url}>; rel=preload; as=image, <${url}>; rel=prefetch` }, ''),
  'Refresh header': ({ url }) => framed({ ...HTML, refresh: `0; url=${url}` }, ''),
  'SourceMap header': ({ url }) =>
    `<script src="/framed?${encodeURIComponent(JSON.stringify({ headers: { 'content-type': 'text/javascript', sourcemap: url }, body: '1' }))}"></script>`,
  'source map': ({ url }) => `<script>1\n//# sourceMappingURL=${url}\n</script>`,
  'compression dictionary': ({ url }) => `<link rel="compression-dictionary" href="${url}">`,
  modulepreload: ({ url }) => `<link rel="modulepreload" href="${url}">`,
  manifest: ({ url }) => `<link rel="manifest" href="${url}">`,
  'keepalive fetch': ({ url }) => attempt(`fetch('${url}', { keepalive: true, mode: 'no-cors' })`),
  'deferred fetch': ({ secure }) => attempt(`fetchLater('${secure}', { activateAfter: 0 })`),
  'cache entry': ({ url }) => attempt(`caches.open('x').then((cache) => cache.add('${url}'))`),
  'background fetch': ({ url }) =>
    attempt(`navigator.serviceWorker.register('/framed?' + encodeURIComponent(JSON.stringify({ headers: { 'content-type': 'text/javascript' }, body: '' })), { scope: '/' })
      .then(() => navigator.serviceWorker.ready).then((it) => it.backgroundFetch.fetch('${url}', ['${url}']))`),
  ping: ({ url }) =>
    `<a ping="${url}" href="#x"></a><script>document.currentScript.previousElementSibling.click()</script>`,
  download: ({ url }) =>
    `<a download href="${url}"></a><script>document.currentScript.previousElementSibling.click()</script>`,
  attribution: ({ secure }) => `<img attributionsrc="${secure}">`,
  'ad auction': ({ secure }) =>
    attempt(
      `navigator.runAdAuction({ seller: new URL('${secure}').origin, decisionLogicURL: '${secure}', interestGroupBuyers: [new URL('${secure}').origin] })`,
    ),
  'fenced frame': ({ secure }) =>
    attempt(`(() => {
      const frame = document.createElement('fencedframe')
      frame.config = new FencedFrameConfig('${secure}')
      document.body.append(frame)
    })()`),
  presentation: ({ secure }) => attempt(`new PresentationRequest(['${secure}']).getAvailability()`),
  'media session': ({ url }) =>
    attempt(
      `navigator.mediaSession.metadata = new MediaMetadata({ title: 'x', artwork: [{ src: '${url}' }] })`,
    ),
  notification: ({ url }) =>
    attempt(`new Notification('x', { icon: '${url}', image: '${url}', badge: '${url}' })`),
  'related origins': ({ host }) =>
    inTurn(`navigator.credentials.create({ publicKey: { rp: { id: '${host.replace(/:\d+$/, '')}', name: 'x' },
      user: { id: new Uint8Array(1), name: 'x', displayName: 'x' }, challenge: new Uint8Array(16),
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }] } })`),
  'XML style sheet': ({ url }) =>
    framed({ 'content-type': 'text/xml' }, `<?xml-stylesheet type="text/css" href="${url}"?><x/>`),
  XSLT: ({ url }) =>
    framed({ 'content-type': 'text/xml' }, `<?xml-stylesheet type="text/xsl" href="${url}"?><x/>`),
  'external entity': ({ url }) =>
    framed(
      { 'content-type': 'text/xml' },
      `<!DOCTYPE x SYSTEM "${url}" [<!ENTITY e SYSTEM "${url}">]><x>&e;</x>`,
    ),
  'SVG image': ({ url }) =>
    `<svg width="9" height="9"><image href="${url}" width="9" height="9"/></svg>`,
  'SVG use': ({ url }) => `<svg><use href="${url}#a"/></svg>`,
  'SVG filter': ({ url }) =>
    `<svg width="9" height="9"><filter id="f"><feImage href="${url}"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>`,
  'CSS mask': ({ url }) =>
    `<p style="mask-image:url('${url}');clip-path:url('${url}#a');filter:url('${url}#b')">x</p>`,
  'CSS shape': ({ url }) =>
    `<p style="float:left;width:9px;height:9px;shape-outside:url('${url}')">x</p>`,
  'CSS cursor': ({ url }) => `<p style="cursor:url('${url}'),auto">x</p>`,
  'list marker': ({ url }) => `<ul style="list-style-image:image-set('${url}' 1x)"><li>x</ul>`,
  'image button': ({ url }) => `<input type="image" src="${url}">`,
  poster: ({ url }) => `<video poster="${url}" width="9" height="9"></video>`,
  captions: ({ url }) =>
    `<video crossorigin src="/x.mp4"><track default kind="captions" src="${url}"></video><script>document.currentScript.previousElementSibling.textTracks[0].mode = 'showing'</script>`,
  playlist: ({ url }) =>
    `<video autoplay muted src="${PLAYLIST}${encodeURIComponent(`#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${url}\n#EXT-X-ENDLIST\n`)}"></video>`,
  frameset: ({ url }) => framed(HTML, `<frameset cols="*"><frame src="${url}"></frameset>`),
  'data: frame': ({ url }) =>
    `<iframe src="data:text/html,${encodeURIComponent(`<img src="${url}">`)}"></iframe>`,
  'javascript: frame': ({ url }) =>
    `<iframe src="javascript:'${encodeURIComponent(`<img src=${url}>`)}'"></iframe>`,
  'table background': ({ url }) => `<table background="${url}"><tr><td>x</table>`,
}

/** Those that this browser does not know, and what they would be called by. */
export const ABSENT: Readonly<Record<string, string>> = {
  'layout worklet': 'CSS.layoutWorklet',
  'animation worklet': 'CSS.animationWorklet',
  'direct sockets': 'self.TCPSocket',
}

/**
 * Those that lead nowhere in this browser, guarded or not, and why. They stay in the list for the
 * browsers where they do.
 */
export const NEVER_FIRES: Readonly<Record<string, string>> = {
  'payment manifest': 'a headless browser has nothing to pay with, so it asks for none',
  'report to an endpoint': 'a minute later, and by HTTPS alone',
  'network error log': 'heeded over HTTPS alone',
  'Alt-Svc': 'heeded over HTTPS alone',
  'SourceMap header': 'nobody debugs',
  'source map': 'nobody debugs',
  manifest: 'nothing installs applications',
  'background fetch': 'nothing keeps downloads in a headless browser',
  attribution: 'sources register from a page that tries nothing else',
  'ad auction': 'there are no buyers without a list of those that may',
  'fenced frame': 'loads only what an auction gave',
  presentation: 'there is no second screen',
  'media session': 'nothing shows what is playing',
  notification: 'none is permitted',
  'related origins': 'looked up for names with a suffix that can be registered',
  XSLT: 'asked of the page’s own origin alone',
  'external entity': 'asked of the page’s own origin alone',
  'SVG use': 'asked of the page’s own origin alone',
  playlist: 'this browser plays none',
}

/** Those that a visit takes to no address at all, allowed or not, and why. */
export const NEVER_IN_A_VISIT: Readonly<Record<string, string>> = {
  'TURN over UDP': 'no UDP',
  'report of a policy': 'a visit sends no reports',
}
