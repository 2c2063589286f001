import { type Parameters, valueAt, withValue } from '../../state/request/parameters.js'
import { CommittedInput } from '../shared/committed-input.js'

interface Props {
  options: Parameters
  onChange: (options: Parameters) => void
}

const SIDES = [
  ['viewport.width', 'width'],
  ['viewport.height', 'height'],
] as const

/** The screen as two numbers. */
export function ViewportField({ options, onChange }: Props) {
  return (
    <div class="option-field">
      <span class="option-name">viewport</span>
      <div class="pair">
        {SIDES.map(([name, side], index) => (
          <>
            {index > 0 && ' × '}
            <CommittedInput
              key={name}
              label={`Viewport ${side}`}
              inputMode="decimal"
              placeholder={side}
              value={valueAt(options, name) ?? ''}
              onCommit={(value) => onChange(withValue(options, name, value || undefined))}
            />
          </>
        ))}
      </div>
      <p class="option-meaning">CSS pixels of the screen, in place of the device’s.</p>
    </div>
  )
}
