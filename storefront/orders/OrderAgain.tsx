import { useState } from 'react'
import type { Reorder } from '../../shared/api/orders-api.ts'
import { putIntoBasket } from '../basket/put-into-basket.ts'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { orderCalls } from './own-order-calls.ts'
import { changeWords } from './order-words.ts'
import styles from './OrderAgain.module.css'
import { problemOf } from './use-read.ts'

type Props = {
  number: string
  /** Something else is more urgent. */
  isQuiet: boolean
  /** Among several, so that its name says which. */
  isInList?: boolean
}
type Outcome =
  | { state: 'none' | 'working' }
  | { state: 'failed'; message: string }
  | { state: 'done'; reorder: Reorder }

/** Adds the same items to the basket again, and lists what has changed since. */
export function OrderAgain({ number, isQuiet, isInList = false }: Props) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' })
  const orderAgain = async () => {
    setOutcome({ state: 'working' })
    try {
      const reorder = await orderCalls.reorder(number)
      const isTaken = reorder.items.length === 0 || (await putIntoBasket(reorder.items))
      setOutcome(isTaken ? { state: 'done', reorder } : { state: 'failed', message: basketSilent })
    } catch (error) {
      setOutcome({ state: 'failed', message: problemOf(error) })
    }
  }
  return (
    <>
      <Button
        icon="basket"
        variant={isQuiet ? 'quiet' : 'primary'}
        isLoading={outcome.state === 'working'}
        onClick={() => void orderAgain()}
      >
        Order again{isInList && <span className="visually-hidden"> {number}</span>}
      </Button>
      <div className={styles.outcome} hidden={outcome.state === 'none' || outcome.state === 'working'}>
        {outcome.state === 'failed' && (
          <Notice tone="error" title="Nothing was added.">
            <p>{outcome.message}</p>
          </Notice>
        )}
        {outcome.state === 'done' && <Done reorder={outcome.reorder} />}
      </div>
    </>
  )
}

const basketSilent = 'The basket did not answer. Please try again.'

function Done({ reorder: { items, changes } }: { reorder: Reorder }) {
  if (items.length === 0)
    return <Notice tone="warning" title="Nothing of this order can be ordered online now." />
  if (changes.length === 0) return <Notice tone="success" title="All of it is in your basket." />
  return (
    <Notice tone="warning" title="It is in your basket, with changes:">
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={changeWords(change)}>{changeWords(change)}</li>
        ))}
      </ul>
    </Notice>
  )
}
