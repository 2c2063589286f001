import type { OverlayOptions, SharpConstructor } from 'sharp'
import type { WindowFrame } from '../../contracts/images.js'

/** Sizes in CSS pixels: bar height, corner radius, button radius. */
const FRAME = { bar: 36, radius: 10, button: 6 }

const BAR_COLORS = { light: '#e8e8ec', dark: '#2b2b30' }

const BUTTON_COLORS = [
  [0xff, 0x5f, 0x57],
  [0xfe, 0xbc, 0x2e],
  [0x28, 0xc8, 0x40],
] as const

type Color = readonly [red: number, green: number, blue: number]

export async function drawWindowFrame(
  sharp: SharpConstructor,
  picture: Uint8Array,
  { scheme, scale }: WindowFrame,
): Promise<Buffer> {
  const image = sharp(picture, { limitInputPixels: false })
  const { width, height } = await image.metadata()
  const bar = Math.min(height, Math.round(FRAME.bar * scale))
  const background = BAR_COLORS[scheme]
  const layers: OverlayOptions[] = [
    { input: { create: { width, height: bar, channels: 3, background } }, left: 0, top: 0 },
    ...drawFittingButtons(width, bar, scale),
    ...createCornerMasks(width, height, scale),
  ]
  return image.ensureAlpha().composite(layers).png({ compressionLevel: 1 }).toBuffer()
}

function drawFittingButtons(width: number, bar: number, scale: number): OverlayOptions[] {
  const radius = FRAME.button * scale
  const side = Math.ceil(2 * radius) + 1
  const top = Math.round((bar - side) / 2)
  return BUTTON_COLORS.flatMap((color, index) => {
    const left = Math.round((FRAME.bar / 2 + index * FRAME.button * 3.2) * scale - side / 2)
    const hasRoom = top >= 0 && left >= 0 && left + side <= width
    const cover = (x: number, y: number) => computePixelCoverage(radius, x - side / 2, y - side / 2)
    return hasRoom ? [{ ...drawSquare(side, color, cover), left, top }] : []
  })
}

function createCornerMasks(width: number, height: number, scale: number): OverlayOptions[] {
  const side = Math.min(Math.round(FRAME.radius * scale), Math.floor(Math.min(width, height) / 2))
  if (side < 1) return []
  return [0, side].flatMap((right) =>
    [0, side].map((bottom) => ({
      ...drawSquare(
        side,
        [0, 0, 0],
        (x, y) => 1 - computePixelCoverage(side, x - side + right, y - side + bottom),
      ),
      left: right ? width - side : 0,
      top: bottom ? height - side : 0,
      blend: 'dest-out' as const,
    })),
  )
}

/** Returns how much of the pixel at `x` and `y` a circle around 0 covers, from 0 to 1. */
function computePixelCoverage(radius: number, x: number, y: number): number {
  return Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(x, y)))
}

/** Draws a square. `opacity` takes the middle of a pixel and returns 0 to 1. */
function drawSquare(
  side: number,
  color: Color,
  opacity: (x: number, y: number) => number,
): OverlayOptions {
  const pixels = Buffer.alloc(side * side * 4)
  for (let at = 0; at < side * side; at++) {
    const alpha = opacity((at % side) + 0.5, Math.floor(at / side) + 0.5)
    pixels.set([...color, Math.round(alpha * 255)], at * 4)
  }
  return { input: pixels, raw: { width: side, height: side, channels: 4 } }
}
