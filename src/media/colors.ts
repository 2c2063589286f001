/** Values of red, green and blue, from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number]

const MIN_ALPHA = 128
const MIN_COLOR_DISTANCE = 40

interface Bucket {
  count: number
  sum: [number, number, number]
}

/** Finds the most frequent colors in RGBA bytes. Leaves out colors that are similar to these. */
export function findDistinctColors(rgba: Uint8Array, max: number): Color[] {
  const buckets = new Map<number, Bucket>()
  for (let i = 0; i + 3 < rgba.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(i, i + 4)
    if (alpha >= MIN_ALPHA) addToBucket(buckets, red, green, blue)
  }
  const frequent = [...buckets.values()].sort((a, b) => b.count - a.count)
  const colors: Color[] = []
  for (const { count, sum } of frequent) {
    if (colors.length === max) break
    const [red, green, blue] = sum
    const color = [
      Math.round(red / count),
      Math.round(green / count),
      Math.round(blue / count),
    ] as const
    if (colors.every((other) => measureDistance(color, other) >= MIN_COLOR_DISTANCE))
      colors.push(color)
  }
  return colors
}

function addToBucket(buckets: Map<number, Bucket>, red: number, green: number, blue: number): void {
  const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
  const bucket = buckets.get(key) ?? { count: 0, sum: [0, 0, 0] }
  bucket.count++
  bucket.sum[0] += red
  bucket.sum[1] += green
  bucket.sum[2] += blue
  buckets.set(key, bucket)
}

function measureDistance(a: Color, b: Color): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Returns a contrast ratio from 1 to 21 (WCAG 2.2). */
export function measureContrast(a: Color, b: Color): number {
  const [one, other] = [measureLuminance(a), measureLuminance(b)] as const
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Measures the relative luminance of a color (WCAG 2.2). */
function measureLuminance(color: Color): number {
  const [red, green, blue] = color.map((byte) => {
    const channel = byte / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function toHexColor(color: Color): string {
  return `#${color.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
