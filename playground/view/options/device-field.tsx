import { useId } from 'preact/hooks'
import type { OptionDescription } from '../../state/request/option-table.js'
import { type Parameters, valueAt } from '../../state/request/parameters.js'
import { CommittedInput } from '../shared/committed-input.js'
import { Prose } from '../shared/prose.js'

interface Props {
  option: OptionDescription
  options: Parameters
  onSet: (value: string) => void
}

/** Frames in a box of 36 × 24. */
const DEVICES: ReadonlyArray<readonly [value: string, label: string, path: string]> = [
  ['', 'As usual', 'M4 3h28v15H4zM1 21h34'],
  ['desktop', 'Desktop', 'M3 2h30v16H3zM18 18v4m-6 0h12'],
  ['tablet', 'Tablet', 'M9 1h18v22H9zM17 20h2'],
  ['mobile', 'Phone', 'M12.5 1h11v22h-11zM17 20.5h2'],
]

/** The device that visits: the usual ones by the picture of their frame, any other by its name. */
export function DeviceField({ option: { description }, options, onSet }: Props) {
  const id = useId()
  const value = valueAt(options, 'device') ?? ''
  const isListed = DEVICES.some(([own]) => own === value)
  return (
    <div class="option-field is-wide">
      <fieldset>
        <legend class="option-name">device</legend>
        <div class="devices">
          {DEVICES.map(([own, label, path]) => (
            <label key={own}>
              <input type="radio" name={id} checked={own === value} onChange={() => onSet(own)} />
              <svg class="device-frame" viewBox="0 0 36 24" aria-hidden="true">
                <path d={path} />
              </svg>
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <CommittedInput
        label="Another device, by its name"
        placeholder="another, such as iPhone 15"
        value={isListed ? '' : value}
        onCommit={onSet}
      />
      <p class="option-meaning">
        <Prose text={description} />
      </p>
    </div>
  )
}
