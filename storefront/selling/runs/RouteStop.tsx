import type { RunDrop } from '../../../shared/api/group-runs-api.ts'
import { weightText } from '../../../shared/pallet/pallet-tariff.ts'
import { SortHandle } from '../../console/sorting/SortHandle.tsx'
import type { Sorting } from '../../console/sorting/use-sorting.ts'
import { PalletStack } from '../../pallet/PalletStack.tsx'
import { type cargoOf, slipId } from './drop-cargo.ts'
import styles from './RunRoute.module.css'
import { countText, windowText } from './run-words.ts'

type Props = {
  drop: RunDrop
  at: number
  count: number
  leg: number | null
  cargo: ReturnType<typeof cargoOf>
  teams: readonly string[]
  sorting: Sorting
  isMoved: boolean
  isSortable: boolean
}

/** A drop on the lorry: its pallets as the planner stacks them, and the handle that moves it. */
export function RouteStop({ drop, at, count, leg, cargo, teams, sorting, isMoved, isSortable }: Props) {
  const { number, pub, postcode, units, weightG, state } = drop
  const window = windowText(drop)
  const { pallets } = cargo.plan
  return (
    <li
      className={styles.stop}
      data-moved={isMoved || undefined}
      data-over={state === 'delivered' || undefined}
      {...(isSortable && sorting.item(number))}
    >
      <div className={styles.stopHead}>
        <span className={styles.place}>{at + 1}</span>
        {isSortable && <SortHandle sorting={sorting} of={number} at={at} count={count} name={pub} />}
      </div>
      <a className={styles.pub} href={`#${slipId(number)}`}>
        {pub}
      </a>
      <div className={styles.pallets}>
        {pallets.map((pallet, index) => (
          // Pallets have no identity but their position
          // oxlint-disable-next-line react/no-array-index-key
          <PalletStack key={index} pallet={pallet} lines={cargo.lines} teams={teams} />
        ))}
      </div>
      <p className={styles.facts}>
        {countText(units, 'unit')}, {weightText(weightG)}, {countText(pallets.length, 'pallet')}
      </p>
      <p className={styles.facts}>
        {[postcode, leg !== null && `${leg} km from ${at === 0 ? 'the depot' : 'the one before'}`]
          .filter(Boolean)
          .join(', ')}
      </p>
      {window !== null && <p className={styles.facts}>Open {window}</p>}
      {state === 'delivered' && <p className={styles.facts}>Delivered</p>}
    </li>
  )
}
