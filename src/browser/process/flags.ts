import { DISABLED_FEATURES } from './driver-flags.data.js'

export interface FlagOptions {
  /** URL of the proxy for all of the browser's traffic: `http://host:port`. */
  readonly egress: string
  readonly userAgent: string
}

/** Creates flags that send all traffic through the proxy and turn off other ways to the network. */
export function createBrowserFlags({ egress, userAgent }: FlagOptions): string[] {
  const { hostname } = new URL(egress)
  return [
    `--proxy-server=${egress}`,
    '--proxy-bypass-list=<-loopback>',
    `--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE ${hostname}`,
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--dns-prefetch-disable',
    '--no-pings',
    '--disable-domain-reliability',
    '--disable-gpu',
    '--font-render-hinting=none',
    `--user-agent=${userAgent}`,
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
  ]
}
