import { use, useState } from 'react'
import { PalletSummary } from '../../pallet/PalletSummary.tsx'
import type { BasketEntry } from '../lines/basket-entry.ts'
import { GroupRunsContext } from '../add/group-runs.ts'
import { storedFields } from '../plan/stored-fields.ts'
import { useDeliveryPostcode } from '../plan/use-delivery-postcode.ts'
import { planBasketPallet } from '../plan-basket-pallet.ts'
import styles from './BasketDrawer.module.css'

type Props = {
  entries: readonly BasketEntry[]
  /** A client's id, or null for a guest. */
  who: string | null
}

/** The pallet that a group's basket fills at present (docs/pallets.md). */
export function BasketPallet({ entries, who }: Props) {
  const [typed] = useState(() => storedFields(who))
  const postcode = useDeliveryPostcode()
  const pallet = planBasketPallet(entries, { typed, postcode, runs: use(GroupRunsContext) })
  if (pallet === null && !entries.some(({ isBare }) => isBare)) return null
  return (
    <div className={styles.pallet}>{pallet && <PalletSummary plan={pallet.plan} lines={pallet.lines} />}</div>
  )
}
