import { type RefObject, useEffect, useRef, useState } from 'react'
import type { NewOrder, Order, PaymentMethod } from '../../shared/api/orders-api.ts'
import type { OrderRequest } from '../../shared/api/order-requests-api.ts'
import { basketRefreshEvent } from '../../shared/basket/basket-events.ts'
import { detailsOf } from '../../shared/checkout/checkout-form.ts'
import { readCheckoutDetails } from '../../shared/checkout/checkout-details.ts'
import { typedHandover } from '../../shared/checkout/typed-handover.ts'
import type { TypedFields } from '../../shared/checkout/checkout-page-data.ts'
import type { GroupRun } from '../../shared/orders/delivery-promise.ts'
import { orderRequestsPath } from '../../shared/orders/order-requests.ts'
import { paths } from '../../shared/paths/paths.ts'
import { placing } from './browser-placing.ts'
import { checkoutCalls } from './checkout-calls.ts'
import { formStillLoading, type PaymentHandle } from './payment/payment-form.ts'
import { type PlacingProblem, placingProblemOf } from './placing-problem.ts'

type OrderToPlace = {
  clientId: string | null
  groupId: string | null
  typed: TypedFields
  method: PaymentMethod
  totalMinor: number
  /** It is above the buyer's limit: an approver places and pays it. */
  isRequest: boolean
  /** The run that a group's checkout shows. */
  run: GroupRun | undefined
  /** Shows the run that takes the order. */
  showRun: (run: GroupRun) => void
  card: RefObject<PaymentHandle | null>
  /** Sends the basket's unsent changes. */
  settleBasket: () => Promise<void>
  /** Reads basket and client again: what the page shows is not what the shop has. */
  refresh: () => void
}
/** The number differs for each problem, so that each is announced. */
export type PlacingOutcome = { problem: PlacingProblem; number: number }

/** Places this page's order and tries its first payment; later payments happen on the order's own page. */
export function usePlacing() {
  const [isPlacing, setPlacing] = useState(false)
  const [outcome, setOutcome] = useState<PlacingOutcome | null>(null)
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
  const show = (problem: PlacingProblem) =>
    setOutcome((last) => ({ problem, number: (last?.number ?? 0) + 1 }))

  /** One at a time, however often the button is pressed; leaves the page once the order is placed. */
  const attempt = async (work: () => Promise<PlacingProblem | null>, refresh: () => void) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setPlacing(true)
    setOutcome(null)
    const problem = await work().catch(placingProblemOf)
    if (problem === null) return
    rest()
    show(problem)
    if (problem.kind !== 'fields') refresh()
  }

  return {
    isPlacing,
    outcome,
    clear: () => setOutcome(null),
    place: (wanted: OrderToPlace) =>
      attempt(async () => {
        const problem = await place(wanted).catch(placingProblemOf)
        if (problem?.kind === 'run') wanted.showRun(problem.run)
        return problem
      }, wanted.refresh),
    /** Sends an unanswered order again. */
    finish: (clientId: string, groupId: string | null, refresh: () => void) =>
      attempt(async () => {
        const order = await placing.finish(clientId, groupId)
        if (order === null)
          return { kind: 'other', sentence: 'The order did not arrive. Please place it again.' }
        refresh()
        location.assign(nextOf(order))
        return null
      }, refresh),
  }
}

const noForm = {
  kind: 'incomplete',
  problems: [{ field: 'card', message: formStillLoading }],
} as const

/** Null once the order is placed, whatever became of its payment. */
async function place({
  clientId,
  groupId,
  typed,
  method,
  totalMinor,
  isRequest,
  run,
  card,
  settleBasket,
}: OrderToPlace): Promise<PlacingProblem | null> {
  const details = detailsOf(typed)
  const read = readCheckoutDetails(details)
  const isCard = method === 'card' && clientId !== null && !isRequest
  const paying = isCard ? await (card.current?.readToken(read.kind !== 'incomplete') ?? noForm) : null
  const problems = [
    ...(read.kind === 'incomplete' ? read.problems : []),
    ...(paying?.kind === 'incomplete' ? paying.problems : []),
  ]
  if (problems.length > 0) return { kind: 'fields', problems }
  if (clientId === null) return { kind: 'signed-out' }
  const body: NewOrder = {
    ...details,
    ...typedHandover(typed),
    groupId,
    payment: method,
    expectedTotalMinor: totalMinor,
    ...(groupId !== null && { expectedRunDay: run?.day ?? null }),
  }
  await settleBasket()
  const order = await placing.place(clientId, body)
  window.dispatchEvent(new CustomEvent(basketRefreshEvent))
  location.assign(nextOf(paying?.kind === 'token' ? await pay(order, paying.token) : order))
  return null
}

/** Where no answer comes the order's own page finds out; a requested order has nothing to pay. */
async function pay(order: Order | OrderRequest, token: string): Promise<Order | OrderRequest> {
  return checkoutCalls.pay((order as Order).number, token).catch(() => order)
}

const nextOf = (order: Order | OrderRequest): string =>
  'payment' in order
    ? ['paid', 'invoiced'].includes(order.payment.state)
      ? paths.orderConfirmation(order.number)
      : paths.orderPayment(order.number)
    : `${orderRequestsPath}?requested=1`
