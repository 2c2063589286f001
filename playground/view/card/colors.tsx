import type { Media } from '../../../src/contracts/result.js'
import { useCopy } from '../shared/copy.js'

/** The colors of an image as swatches; a click copies one. */
export function Colors({ media: { palette = [] } }: { media: Media }) {
  if (palette.length === 0) return null
  return (
    <ul class="colors" aria-label="Colors of the image">
      {palette.map((color) => (
        <li key={color}>
          <Swatch color={color} />
        </li>
      ))}
    </ul>
  )
}

function Swatch({ color }: { color: string }) {
  const { outcome, copy } = useCopy(() => color)
  return (
    <button type="button" class="swatch" title={`Copy ${color}`} onClick={copy}>
      <span class="swatch-color" style={{ background: color }} />
      <code>{outcome === 'copied' ? 'Copied' : color}</code>
    </button>
  )
}
