import { useEffect, useState } from 'react'
import type { Order } from '../../shared/api/orders-api.ts'
import { CallError } from '../api/json-calls.ts'
import { checkoutCalls } from './checkout-calls.ts'

type Loaded =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed' }
  | { state: 'ready'; order: Order }

/** One order of the signed-in client, and ways to read it again or to show what a call answered of it. */
export function useOrder(number: string) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  useEffect(() => void readOrder(number).then(setLoaded), [number])
  return {
    loaded,
    show: (order: Order) => setLoaded({ state: 'ready', order }),
    reload: () => {
      setLoaded({ state: 'loading' })
      void readOrder(number).then(setLoaded)
    },
  }
}

async function readOrder(number: string): Promise<Loaded> {
  try {
    return { state: 'ready', order: await checkoutCalls.read(number) }
  } catch (error) {
    return { state: error instanceof CallError && error.status === 404 ? 'missing' : 'failed' }
  }
}
