import type { LoadedLine, LoadedPart } from '../../../shared/api/group-runs-api.ts'
import { partStates } from '../selling-words.ts'
import { lineName } from './run-words.ts'
import styles from '../TickRow.module.css'

type Props = {
  part: LoadedPart
  line: LoadedLine
  isLocked: boolean
  onTick: (units: number) => void
}

/** A line that is at the depot, or so many units of it, in a row for a thumb. */
export function LoadRow({ part: { number, state }, line, isLocked, onTick }: Props) {
  const { units, atDepot, batch } = line
  const name = lineName(line)
  const type = (typed: string) => {
    if (/^\d{1,6}$/.test(typed)) onTick(Math.min(Number(typed), units))
  }
  return (
    <li className={styles.row} data-done={atDepot >= units || undefined}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={atDepot >= units}
          disabled={isLocked}
          onChange={({ currentTarget }) => onTick(currentTarget.checked ? units : 0)}
        />
        <span className={styles.units}>{units}</span>
        <span>
          {name}
          <span className={styles.soft}>
            {number}, {partStates[state].text.toLowerCase()}
            {batch !== null && `, batch ${batch}`}
          </span>
        </span>
      </label>
      <input
        key={atDepot}
        className={styles.there}
        aria-label={`At the depot of ${units} ${name} for ${number}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        disabled={isLocked}
        defaultValue={atDepot}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value !== String(atDepot)) type(currentTarget.value)
        }}
      />
    </li>
  )
}
