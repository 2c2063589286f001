/** A screen and what looks at it. Sizes are CSS pixels. */
export interface Viewport {
  readonly width: number
  readonly height: number
  readonly deviceScaleFactor: number
  readonly isMobile: boolean
  readonly hasTouch: boolean
}

export type WaitUntil = 'auto' | 'load' | 'domcontentloaded' | 'networkidle0' | 'networkidle2'

/** How a page is visited, checked and with every default applied. */
export interface BrowserOptions {
  readonly viewport: Viewport
  /** Of the device. */
  readonly userAgent: string
  /** Whether the caller named a device: then a plain fetch says that it is one, too. */
  readonly namedDevice: boolean
  readonly colorScheme: 'no-preference' | 'light' | 'dark'
  /** `undefined`: what the output is made for. */
  readonly mediaType: 'screen' | 'print' | undefined
  readonly animations: boolean
  readonly javascript: boolean
  /** `auto`: as far as what does it is installed. */
  readonly adblock: boolean | 'auto'
  /** All of them. */
  readonly waitUntil: readonly WaitUntil[]
  readonly waitForSelector: string | undefined
  /** Milliseconds; 0 for none. */
  readonly waitForTimeout: number
  /** In order. */
  readonly click: readonly string[]
  /** An element to put at the top, or pixels to go down. */
  readonly scroll: string | number | undefined
  /** Code or absolute addresses. */
  readonly scripts: readonly string[]
  readonly modules: readonly string[]
  readonly styles: readonly string[]
  readonly hide: readonly string[]
  readonly remove: readonly string[]
}

export interface Overlay {
  /** Color, gradient or address of an image. */
  readonly background: string | undefined
  /** Window frame around the image. */
  readonly browser: 'light' | 'dark' | undefined
}

export interface ScreenshotOptions {
  readonly type: 'png' | 'jpeg' | 'webp'
  /** Of a JPEG or WebP, 0 to 100. */
  readonly quality: number
  readonly fullPage: boolean
  readonly element: string | undefined
  readonly omitBackground: boolean
  readonly overlay: Overlay | undefined
  /**
   * Theme for code by name, or the address of one; `undefined` for the usual one, as far as it is
   * installed.
   */
  readonly codeScheme: string | false | undefined
  /** A recording was asked for, which is not made yet. */
  readonly animated: boolean
  /** Add colors. */
  readonly palette: boolean
}

/** Inches from the edges of a sheet. */
export interface Margins {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Pages from the first to the last of them, counted from 1; without a last, to the end. */
export interface PageRange {
  readonly first: number
  readonly last: number | undefined
}

/** How a page is printed. */
export interface PdfOptions {
  /** Inches, as the sheet is turned. */
  readonly width: number
  readonly height: number
  readonly margin: Margins
  readonly scale: number
  /** Empty for all pages. */
  readonly pageRanges: readonly PageRange[]
  readonly printBackground: boolean
}
