import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Order, OrderConsignment } from '../../shared/api/orders-api.ts'
import { announce } from '../ui/core/announce.ts'
import { Button } from '../ui/core/Button.tsx'
import { Dialog } from '../ui/dialogs/Dialog.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { moneyWords } from './cancel-words.ts'
import styles from './CancelOrder.module.css'
import { orderCalls } from './own-order-calls.ts'
import { senderName } from './order-words.ts'
import { problemOf } from './use-read.ts'

type Props = {
  order: Order
  /** Null for the whole order. */
  part: OrderConsignment | null
  /** Shows the order's present state. */
  onChange: (order: Order) => void
}
type State = { step: 'closed' | 'asking' | 'working' } | { step: 'failed'; message: string }

/** Cancels an order, or a part of it, once the buyer has confirmed. */
export function CancelOrder({ order, part, onChange }: Props) {
  const [state, setState] = useState<State>({ step: 'closed' })
  const close = () => setState({ step: 'closed' })
  const what = part === null ? 'the order' : `${senderName(part)}’s order`
  const cancel = async () => {
    setState({ step: 'working' })
    try {
      const now = await orderCalls.cancel(order.number, part?.id ?? null)
      // The button that was pressed goes with the dialog, so reading goes on at the top of the page
      flushSync(() => {
        close()
        onChange(now)
      })
      document.getElementById('main')?.focus({ preventScroll: true })
      announce(`${part === null ? 'The order' : what} was cancelled.`)
    } catch (error) {
      setState({ step: 'failed', message: problemOf(error) })
    }
  }
  return (
    <div className={styles.cancel}>
      <Button
        variant="quiet"
        size={part === null ? undefined : 'small'}
        onClick={() => setState({ step: 'asking' })}
      >
        Cancel {part === null ? 'order' : what}
      </Button>
      <Dialog
        isOpen={state.step !== 'closed'}
        onClose={close}
        title={`Cancel ${what}?`}
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" isLoading={state.step === 'working'} onClick={() => void cancel()}>
              Cancel {what}
            </Button>
          </>
        }
      >
        {state.step === 'failed' ? (
          <Notice tone="error" title="Nothing was cancelled.">
            <p>{state.message}</p>
          </Notice>
        ) : (
          <p>
            The beer goes back on the shelf for others, and the breweries are notified.{' '}
            {moneyWords(order, part)} This cannot be undone.
          </p>
        )}
      </Dialog>
    </div>
  )
}
