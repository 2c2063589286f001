export interface FlagOptions {
  /** The proxy that is the browser's only way to the network, as `http://host:port`. */
  readonly egress: string
  readonly userAgent: string
}

/** Creates flags that send all traffic through the proxy, without UDP, QUIC, DNS or requests of the browser's own. */
export function createFlags({ egress, userAgent }: FlagOptions): string[] {
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

/** Features that the driver turns off itself; also client hints, which would show that the browser is headless. */
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

/** Flags from the driver's own list, for browsers that are driven over a pipe. */
export const DRIVER_FLAGS = [
  '--headless',
  '--hide-scrollbars',
  '--mute-audio',
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  '--no-startup-window',
  '--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
  '--disable-field-trial-config',
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-back-forward-cache',
  '--disable-breakpad',
  '--disable-component-extensions-with-background-pages',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-hang-monitor',
  '--disable-infobars',
  '--disable-ipc-flooding-protection',
  '--disable-popup-blocking',
  '--disable-prompt-on-repost',
  '--disable-renderer-backgrounding',
  '--disable-search-engine-choice-screen',
  '--disable-stack-profiler',
  '--disable-sync',
  '--allow-pre-commit-input',
  '--enable-unsafe-swiftshader',
  '--force-color-profile=srgb',
  '--metrics-recording-only',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-service-autorun',
  '--password-store=basic',
  '--unsafely-disable-devtools-self-xss-warnings',
  '--use-mock-keychain',
]
