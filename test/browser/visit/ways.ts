/**
 * What a page may try, given an address and its `host:port`. A page tries it for several addresses: none
 * may stand in another's way.
 */
export const WAYS: Readonly<Record<string, (url: string, host: string) => string>> = {
  image: (url) => `<img src="${url}">`,
  'image set': (url) => `<img srcset="${url} 2x">`,
  script: (url) => `<script src="${url}"></script>`,
  module: (url) => `<script type="module">import '${url}'</script>`,
  'style sheet': (url) => `<link rel="stylesheet" href="${url}">`,
  '@import': (url) => `<style>@import '${url}';</style>`,
  'CSS url': (url) => `<div style="height:9px;background:url(${url})"></div>`,
  font: (url) => `<style>@font-face{font-family:x;src:url(${url})}body{font-family:x}</style>text`,
  favicon: (url) => `<link rel="icon" href="${url}">`,
  video: (url) => `<video autoplay muted src="${url}"></video>`,
  object: (url) => `<object data="${url}"></object><embed src="${url}">`,
  iframe: (url) => `<iframe src="${url}"></iframe>`,
  'iframe in a document of its own': (url) =>
    `<iframe srcdoc="<img src='${url}'><script>fetch('${url}')</script>"></iframe>`,
  prefetch: (url) => `<link rel="prefetch" href="${url}"><link rel="prerender" href="${url}">`,
  preload: (url) => `<link rel="preload" as="image" href="${url}">`,
  'speculation rules': (url) =>
    `<script type="speculationrules">{"prefetch":[{"urls":["${url}"],"eagerness":"immediate"}],"prerender":[{"urls":["${url}"],"eagerness":"immediate"}]}</script>`,
  preconnect: (url) => `<link rel="preconnect" href="${url}">`,
  'DNS prefetch': (url) => `<link rel="dns-prefetch" href="${url}">`,
  fetch: (url) => `<script>fetch('${url}', { mode: 'no-cors' })</script>`,
  XHR: (url) =>
    `<script>{ const x = new XMLHttpRequest(); x.open('GET', '${url}'); x.send() }</script>`,
  beacon: (url) => `<script>navigator.sendBeacon('${url}', 'x')</script>`,
  WebSocket: (_, host) => `<script>new WebSocket('ws://${host}/')</script>`,
  WebTransport: (_, host) => `<script>new WebTransport('https://${host}/')</script>`,
  EventSource: (url) => `<script>new EventSource('${url}')</script>`,
  WebRTC: (_, host) => `<script>{
    const peer = new RTCPeerConnection({ iceServers: [
      { urls: 'stun:${host}' },
      { urls: ['turn:${host}', 'turn:${host}?transport=tcp'], username: 'a', credential: 'b' } ] })
    peer.createDataChannel('x')
    peer.createOffer().then((offer) => peer.setLocalDescription(offer)) }</script>`,
  worker: (url) => `<script>
    new Worker(URL.createObjectURL(new Blob(["fetch('${url}', { mode: 'no-cors' })"])))</script>`,
  'shared worker': (url) => `<script>
    new SharedWorker(URL.createObjectURL(new Blob(["fetch('${url}', { mode: 'no-cors' })"])))</script>`,
  'service worker': (url) =>
    `<script>navigator.serviceWorker.register('/worker.js?${url}', { scope: '/' + Math.random() })</script>`,
  'service worker by the prototype': (url) =>
    `<script>ServiceWorkerContainer.prototype.register.call(navigator.serviceWorker, '/worker.js?${url}', { scope: '/' + Math.random() })</script>`,
  'blob in a blob': (url) => `<script>{
    const blob = (text) => URL.createObjectURL(new Blob([text], { type: 'text/html' }))
    const frame = document.createElement('iframe')
    frame.src = blob('<iframe src="' + blob("<img src='${url}'>") + '"></iframe>')
    document.body.append(frame) }</script>`,
  popup: (url) => `<script>open('${url}')</script>`,
  form: (url) =>
    `<form action="${url}" target="to ${url}"><iframe name="to ${url}"></iframe></form><script>document.currentScript.previousElementSibling.submit()</script>`,
  'form of the page': (url) =>
    `<form action="${url}" method="post"></form><script>document.forms[0].submit()</script>`,
  'meta refresh': (url) => `<meta http-equiv="refresh" content="0;url=${url}">`,
  navigation: (url) => `<script>location = '${url}'</script>`,
  'view-source': (url) =>
    `<script>location = 'view-source:${url}'</script><iframe src="view-source:${url}"></iframe>`,
  'subresource that redirects': (url) =>
    `<img src="/redirect?${url}"><iframe src="/redirect?${url}"></iframe>`,
}

/** Those that lead the page away: it goes to one address and no further. */
export const LEADS_AWAY: ReadonlySet<string> = new Set([
  'form of the page',
  'meta refresh',
  'navigation',
])

/**
 * Those that lead nowhere in this browser, guarded or not, and why. They stay in the list for the
 * browsers where they do.
 */
export const NEVER_FIRES: Readonly<Record<string, string>> = {
  'view-source': 'no page may open such an address (“Not allowed to load local resource”)',
  favicon: 'nothing shows icons in a headless browser, so it asks for none',
  preconnect: 'a headless browser has nothing that connects ahead',
  'DNS prefetch': 'nor anything that looks names up ahead',
}

/** Those that a visit takes to no address at all, allowed or not, and why. */
export const NEVER_IN_A_VISIT: Readonly<Record<string, string>> = {
  ...NEVER_FIRES,
  WebRTC: 'no UDP, and TCP only through a proxy, which TURN does not try',
  WebTransport: 'no UDP',
  'service worker': 'none is registered',
  'service worker by the prototype': 'it has no way through the proxy',
  'speculation rules': 'nothing is fetched ahead where a proxy wants to know who asks',
  popup: 'closed before it loads',
}
