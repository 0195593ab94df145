import { useState } from 'react'
import type { SellingOrderRow } from '../../../shared/api/selling-api.ts'
import { BulkBar } from '../../ui/acts/BulkBar.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { OrderRows } from '../OrderRows.tsx'
import { ordersText } from '../selling-words.ts'
import { useIsLooking } from '../use-own-role.ts'
import styles from './AcceptableOrders.module.css'
import { BulkAccept } from './BulkAccept.tsx'

type Props = { brewery: string; rows: readonly SellingOrderRow[]; onDone: () => void }

/** Orders of a list; those that wait for an answer can be ticked and accepted together. */
export function AcceptableOrders({ brewery, rows, onDone }: Props) {
  const isLooking = useIsLooking()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [accepting, setAccepting] = useState<readonly SellingOrderRow[] | null>(null)
  const able = rows.filter(({ next }) => next === 'accept')
  const ticked = able.filter(({ part }) => chosen.has(part))
  const toggle = (part: string) =>
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(part)) after.add(part)
      return after
    })
  // Ticks are for a list of which every row can be accepted, as in the view that opens first.
  const isTickable = !isLooking && able.length > 0 && able.length === rows.length
  return (
    <div className={ticked.length > 0 ? styles.withBar : undefined}>
      {isTickable && able.length > 1 && ticked.length < able.length && (
        <p className={styles.all}>
          <Button
            size="small"
            variant="quiet"
            onClick={() => setChosen(new Set(able.map(({ part }) => part)))}
          >
            {`Choose all ${able.length} on this page`}
          </Button>
        </p>
      )}
      <OrderRows
        brewery={brewery}
        caption="Orders"
        rows={rows}
        {...(isTickable && { choice: { chosen, onToggle: toggle } })}
      />
      {ticked.length > 0 && (
        <BulkBar chosen={`${ordersText(ticked.length)} chosen`} onClear={() => setChosen(new Set())}>
          <Button onClick={() => setAccepting(ticked)}>Accept as ordered</Button>
        </BulkBar>
      )}
      {accepting !== null && (
        <BulkAccept
          brewery={brewery}
          rows={accepting}
          onClose={() => setAccepting(null)}
          onDone={() => {
            setAccepting(null)
            setChosen(new Set())
            onDone()
          }}
        />
      )}
    </div>
  )
}
