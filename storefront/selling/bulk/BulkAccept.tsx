import { useEffect, useState } from 'react'
import type { SellingOrderRow } from '../../../shared/api/selling-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import steps from '../../console/ActSteps.module.css'
import { Preview } from '../../ui/actions/Preview.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Skeleton } from '../../ui/core/Skeleton.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { ordersText, unitsText, wayOf } from '../selling-words.ts'
import { acceptAll, type LookedOrder, lookAtAll, sumOf, type TakenOrder } from './bulk-accept.ts'

type Props = {
  brewery: string
  rows: readonly SellingOrderRow[]
  onClose: () => void
  /** Some were accepted: the list is to be read again. */
  onDone: () => void
}

type State =
  | { kind: 'looking' }
  | { kind: 'shown' | 'sending'; looked: readonly LookedOrder[] }
  | { kind: 'done'; taken: readonly TakenOrder[] }

/** Accepts several orders as they were ordered: one sum before, one by one, and what did not go by name (SELL-12). */
export function BulkAccept({ brewery, rows, onClose, onDone }: Props) {
  const [state, setState] = useState<State>({ kind: 'looking' })
  useEffect(() => {
    let isWanted = true
    void lookAtAll(brewery, rows).then((looked) => isWanted && setState({ kind: 'shown', looked }))
    return () => {
      isWanted = false
    }
  }, [brewery, rows])
  const accept = async (looked: readonly LookedOrder[]) => {
    setState({ kind: 'sending', looked })
    setState({ kind: 'done', taken: await acceptAll(brewery, looked) })
  }
  const close = state.kind === 'done' ? onDone : onClose
  return (
    <Drawer isOpen isSheetOnPhone title={`Accept ${ordersText(rows.length)}`} onClose={close}>
      <div className={steps.act}>
        {state.kind === 'looking' && <Skeleton lines={5} />}
        {(state.kind === 'shown' || state.kind === 'sending') && (
          <Looked
            looked={state.looked}
            isSending={state.kind === 'sending'}
            onAccept={() => void accept(state.looked)}
            onClose={onClose}
          />
        )}
        {state.kind === 'done' && <Taken taken={state.taken} onDone={onDone} />}
      </div>
    </Drawer>
  )
}

type LookedProps = {
  looked: readonly LookedOrder[]
  isSending: boolean
  onAccept: () => void
  onClose: () => void
}

function Looked({ looked, isSending, onAccept, onClose }: LookedProps) {
  const { orders, units, totalMinor } = sumOf(looked)
  const possible = looked.filter((each) => each.kind === 'possible')
  const count = (pick: (preview: (typeof possible)[number]['preview']) => readonly string[]) =>
    possible.reduce((sum, { preview }) => sum + pick(preview).length, 0)
  const papers = count(({ documents }) => documents)
  const mails = count((preview) => preview.mails)
  const sum = formatMinor(totalMinor)
  return (
    <>
      <Preview
        parts={[
          { title: 'Orders', sentences: [`${ordersText(orders)}, ${unitsText(units)}, ${sum} inc VAT.`] },
          {
            title: 'Documents',
            sentences:
              papers === 0 ? [] : [`${papers === 1 ? '1 invoice' : `${papers} invoices`} in your name.`],
          },
          { title: 'Email', sentences: mails === 0 ? [] : [mails === 1 ? '1 email.' : `${mails} emails.`] },
          {
            title: 'Then',
            sentences: possible.map(({ row }) => `${row.pub}, ${row.number}: ${wayOf(row)}.`),
          },
        ]}
        warnings={looked.flatMap((each) =>
          each.kind === 'possible' ? each.preview.warnings : [`${each.row.number} does not go: ${each.why}`],
        )}
      />
      <div className={steps.buttons}>
        <Button
          isWide
          isLoading={isSending}
          disabledReason={orders === 0 ? 'None of them can be accepted.' : undefined}
          onClick={onAccept}
        >
          {`Accept ${ordersText(orders)}, ${sum}`}
        </Button>
        <Button isWide variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </>
  )
}

function Taken({ taken, onDone }: { taken: readonly TakenOrder[]; onDone: () => void }) {
  const failed = taken.filter(({ why }) => why !== null)
  return (
    <>
      <p role="status">
        <strong>{ordersText(taken.length - failed.length)} accepted.</strong>
      </p>
      {failed.length > 0 && (
        <Notice tone="warning" title={`${ordersText(failed.length)} did not go.`}>
          {failed.map(({ row, why }) => (
            <p key={row.part}>
              {row.number}, {row.pub}: {why}
            </p>
          ))}
        </Notice>
      )}
      <div className={steps.buttons}>
        <Button isWide onClick={onDone}>
          To the list
        </Button>
      </div>
    </>
  )
}
