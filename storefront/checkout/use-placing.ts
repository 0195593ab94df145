import { type RefObject, useEffect, useRef, useState } from 'react'
import type { NewOrder, Order, PaymentMethod } from '../../shared/api/orders.ts'
import { basketRefreshEvent } from '../../shared/basket-events.ts'
import { detailsOf } from '../../shared/checkout-form.ts'
import { readCheckoutDetails } from '../../shared/checkout-details.ts'
import type { TypedFields } from '../../shared/checkout-page.ts'
import { paths } from '../../shared/paths.ts'
import { placing } from './browser-placing.ts'
import { checkoutCalls } from './checkout-calls.ts'
import type { PaymentHandle } from './payment/payment-form.ts'
import { type Trouble, troubleOf } from './trouble.ts'

type Wanted = {
  clientId: string | null
  groupId: string | null
  typed: TypedFields
  method: PaymentMethod
  totalMinor: number
  card: RefObject<PaymentHandle | null>
  /** Sends what the basket has not told the shop yet. */
  settleBasket: () => Promise<void>
  /** Reads basket and client again: what the page shows is not what the shop has. */
  refresh: () => void
}
/** The number sets one trouble apart from the next, so that each is told. */
export type Told = { trouble: Trouble; number: number }

/** Placing the order of this page and its first payment; what is paid later is paid on the order's own page. */
export function usePlacing() {
  const [isPlacing, setPlacing] = useState(false)
  const [told, setTold] = useState<Told | null>(null)
  const isUnderWay = useRef(false)

  useEffect(() => {
    // Back brings the page as it was left
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isUnderWay.current = false
      setPlacing(false)
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const rest = () => {
    isUnderWay.current = false
    setPlacing(false)
  }
  const tell = (trouble: Trouble) => setTold((last) => ({ trouble, number: (last?.number ?? 0) + 1 }))

  /** One at a time, however often it is pressed; once the order stands, the page is left. */
  const attempt = async (work: () => Promise<Trouble | null>, refresh: () => void) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setPlacing(true)
    setTold(null)
    const trouble = await work().catch(troubleOf)
    if (trouble === null) return
    rest()
    tell(trouble)
    if (trouble.kind !== 'fields') refresh()
  }

  return {
    isPlacing,
    told,
    clear: () => setTold(null),
    place: (wanted: Wanted) => attempt(() => place(wanted), wanted.refresh),
    /** Asks again for an order that got no answer. */
    finish: (clientId: string, groupId: string | null, refresh: () => void) =>
      attempt(async () => {
        const order = await placing.finish(clientId, groupId)
        if (order === null)
          return { kind: 'other', sentence: 'The order did not arrive. Please place it anew.' }
        refresh()
        location.assign(nextOf(order))
        return null
      }, refresh),
  }
}

/** Null once the order is placed, whatever became of its payment. */
async function place({
  clientId,
  groupId,
  typed,
  method,
  totalMinor,
  card,
  settleBasket,
}: Wanted): Promise<Trouble | null> {
  const details = detailsOf(typed)
  const read = readCheckoutDetails(details)
  const isCard = method === 'card' && clientId !== null
  const paying = isCard ? ((await card.current?.readToken()) ?? null) : null
  const problems = [
    ...(read.kind === 'incomplete' ? read.problems : []),
    ...(paying?.kind === 'incomplete' ? paying.problems : []),
  ]
  if (problems.length > 0) return { kind: 'fields', problems }
  if (clientId === null) return { kind: 'signed-out' }
  const body: NewOrder = { ...details, groupId, payment: method, expectedTotalMinor: totalMinor }
  await settleBasket()
  const order = await placing.place(clientId, body)
  window.dispatchEvent(new CustomEvent(basketRefreshEvent))
  location.assign(nextOf(paying?.kind === 'token' ? await pay(order, paying.token) : order))
  return null
}

/** Where no answer comes the order's own page finds out. */
async function pay(order: Order, token: string): Promise<Order> {
  return checkoutCalls.pay(order.number, token).catch(() => order)
}

const nextOf = ({ number, payment }: Order) =>
  ['paid', 'invoiced'].includes(payment.state) ? paths.orderConfirmation(number) : paths.orderPayment(number)
