import { useCallback, useState } from 'react'
import type { SellingOrderRow } from '../../../shared/api/selling-api.ts'
import { BulkBar } from '../../ui/actions/BulkBar.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { OrderRows } from '../OrderRows.tsx'
import { ordersText } from '../selling-words.ts'
import { useIsLooking, useOwnRole } from '../use-own-role.ts'
import styles from './TickableOrders.module.css'
import { BulkAccept } from './BulkAccept.tsx'
import { BulkPrint, type PrintedSheet } from './BulkPrint.tsx'

type Props = { brewery: string; rows: readonly SellingOrderRow[]; onDone: () => void }

const printable: ReadonlySet<string> = new Set(['accepted', 'packed', 'part_dispatched', 'dispatched'])

/** Orders of a list: those that wait for an answer are ticked and accepted together, those that go out printed. */
export function TickableOrders({ brewery, rows, onDone }: Props) {
  const isLooking = useIsLooking()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [accepting, setAccepting] = useState<readonly SellingOrderRow[] | null>(null)
  const role = useOwnRole()
  const [printing, setPrinting] = useState<{ parts: string[]; sheet: PrintedSheet } | null>(null)
  const endPrinting = useCallback(() => setPrinting(null), [])
  const acceptable = rows.filter(({ next }) => next === 'accept')
  // Who keeps the books picks nothing.
  const printed = role === 'accounts' ? [] : rows.filter(({ state }) => printable.has(state))
  const accepts = acceptable.length > 0
  const able = accepts ? acceptable : printed
  const ticked = able.filter(({ part }) => chosen.has(part))
  const toggle = (part: string) =>
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(part)) after.add(part)
      return after
    })
  // Ticks are for a list whose rows all take the same: to be answered, or on their way out.
  const isTickable = !isLooking && able.length > 0 && able.length === rows.length
  const all =
    able.length > 1 ? (
      <label>
        <input
          type="checkbox"
          checked={ticked.length === able.length}
          onChange={({ currentTarget }) =>
            setChosen(new Set(currentTarget.checked ? able.map(({ part }) => part) : []))
          }
        />
        <span>Choose all {able.length} on this page</span>
      </label>
    ) : null
  const print = (sheet: PrintedSheet) => setPrinting({ parts: ticked.map(({ part }) => part), sheet })
  return (
    <div className={ticked.length > 0 ? styles.withBar : undefined}>
      {isTickable && all && <p className={styles.all}>{all}</p>}
      <OrderRows
        brewery={brewery}
        caption="Orders"
        rows={rows}
        {...(isTickable && { choice: { chosen, onToggle: toggle, all } })}
      />
      {ticked.length > 0 && (
        <BulkBar chosen={`${ordersText(ticked.length)} chosen`} onClear={() => setChosen(new Set())}>
          {accepts ? (
            <Button onClick={() => setAccepting(ticked)}>Accept as ordered</Button>
          ) : (
            <>
              <Button onClick={() => print('lists')}>Print pick lists</Button>
              <Button onClick={() => print('notes')}>Print delivery notes</Button>
            </>
          )}
        </BulkBar>
      )}
      {printing !== null && <BulkPrint brewery={brewery} {...printing} onDone={endPrinting} />}
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
