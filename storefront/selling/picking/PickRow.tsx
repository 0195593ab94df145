import type { PickingDrop, PickingLine } from '../../../shared/api/picking-api.ts'
import { isToPick } from '../../../shared/orders/order-states.ts'
import styles from '../TickRow.module.css'
import { useIsLooking } from '../use-own-role.ts'

export type OnTick = (part: string, position: number, units: number | null) => void

type Props = {
  drop: PickingDrop
  line: PickingLine
  /** What tells the row from the others of its list: the pub, or the beer. */
  name: string
  onTick: OnTick
}

/** A line to tick off, or the units of it that are there, in a row for a thumb (SELL-24). */
export function PickRow({ drop: { part, pub, state }, line, name, onTick }: Props) {
  const { position, title, units, picked } = line
  const isLooking = useIsLooking()
  const isLocked = isLooking || !isToPick(state)
  const isShort = picked !== null && picked < units
  const type = (typed: string) => {
    if (!/^\d{1,6}$/.test(typed)) return
    onTick(part, position, Math.min(Number(typed), units))
  }
  return (
    <li className={styles.row} data-done={picked !== null || undefined}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={picked !== null}
          disabled={isLocked}
          onChange={({ currentTarget }) => onTick(part, position, currentTarget.checked ? units : null)}
        />
        <span className={styles.units}>{units}</span>
        <span>
          {name}
          {isShort && <strong className={styles.short}> {units - picked} short</strong>}
        </span>
      </label>
      <label className={styles.found}>
        Found
        <span className="visually-hidden">
          {' '}
          of {units} {title} for {pub}
        </span>
        <input
          key={picked ?? 'open'}
          className={styles.there}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          disabled={isLocked}
          defaultValue={picked ?? ''}
          onBlur={({ currentTarget }) => {
            if (currentTarget.value !== String(picked ?? '')) type(currentTarget.value)
          }}
        />
      </label>
    </li>
  )
}
