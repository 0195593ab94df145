import { useState } from 'react'
import type { Reorder } from '../../shared/api/orders.ts'
import { putIntoBasket } from '../basket/put-into-basket.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { orderCalls } from './order-calls.ts'
import { changeWords } from './order-words.ts'
import styles from './OrderAgain.module.css'
import { troubleOf } from './use-read.ts'

type Props = {
  number: string
  /** Something else is more urgent. */
  isQuiet: boolean
}
type Told =
  | { state: 'none' | 'working' }
  | { state: 'failed'; message: string }
  | { state: 'done'; reorder: Reorder }

/** Puts the same again into the basket, and tells what is different since. */
export function OrderAgain({ number, isQuiet }: Props) {
  const [told, setTold] = useState<Told>({ state: 'none' })
  const orderAgain = async () => {
    setTold({ state: 'working' })
    try {
      const reorder = await orderCalls.reorder(number)
      const isTaken = reorder.items.length === 0 || (await putIntoBasket(reorder.items))
      setTold(isTaken ? { state: 'done', reorder } : { state: 'failed', message: basketSilent })
    } catch (error) {
      setTold({ state: 'failed', message: troubleOf(error) })
    }
  }
  return (
    <>
      <Button
        icon="basket"
        variant={isQuiet ? 'quiet' : 'primary'}
        isLoading={told.state === 'working'}
        onClick={() => void orderAgain()}
      >
        Order again
      </Button>
      <div className={styles.told} hidden={told.state === 'none' || told.state === 'working'}>
        {told.state === 'failed' && (
          <Notice tone="error" title="Nothing was added.">
            <p>{told.message}</p>
          </Notice>
        )}
        {told.state === 'done' && <Done reorder={told.reorder} />}
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
