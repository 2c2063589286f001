/** What a browser of ours is started with, beside what its driver gives it. */
export interface FlagOptions {
  /** `http://host:port` of the only way out. */
  readonly egress: string
  readonly userAgent: string
}

/**
 * Nothing leaves but through the proxy: addresses of this machine neither, no UDP, no look-up of
 * names, no QUIC. What Chromium does on the network by itself is off, too.
 */
export function flagsOf({ egress, userAgent }: FlagOptions): string[] {
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

/** The driver's own list, which this one takes the place of, and client hints: they say Headless. */
const DISABLED_FEATURES = [
  'AcceptCHFrame',
  'AsyncDns',
  'AutoExpandDetailsElement',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'CertificateTransparencyComponentUpdater',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'Prerender2',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'UserAgentClientHint',
]
