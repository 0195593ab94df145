import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { BasketDifference, Order } from '../../../shared/api/orders-api.ts'
import type { DetailsProblem } from '../../../shared/checkout/checkout-details.ts'
import { bankHasAsked } from '../../../shared/checkout/checkout-form.ts'
import { isGivenUp } from '../../../shared/orders/order-states.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { CallError } from '../../api/json-calls.ts'
import { checkoutCalls, type Payable } from '../checkout-calls.ts'
import type { PaymentHandle } from './payment-form.ts'

type Outcome = { number: number; sentence: string | null; problems: DetailsProblem[] }

export const isSettled = ({ payment, state }: Order) =>
  ['paid', 'invoiced'].includes(payment.state) && !isGivenUp(state)

/** What the server said; where lines are short, which. */
function sentenceOf({ code, details, serverMessage }: CallError): string | null {
  if (code !== 'basket_changed' || serverMessage === null) return serverMessage
  const lines = (details['changes'] as BasketDifference[]).map(
    ({ title, quantity, availableUnits }) => `${title}: ${availableUnits} left of ${quantity}.`,
  )
  return [serverMessage, ...lines].join(' ')
}

/** Attempts to pay one order: one at a time, with what the bank asks in between, until it is paid. */
export function usePaying(order: Order, onOrder: (order: Order) => void) {
  const card = useRef<PaymentHandle>(null)
  const [hasForm, setHasForm] = useState(false)
  const [payable, setPayable] = useState<Payable | 'asked' | 'failed'>('asked')
  const [isPaying, setPaying] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isUnderWay = useRef(false)
  const hasAsked = useRef(false)

  /** The form comes in a piece of its own, perhaps after this page runs. */
  const handle = useCallback((form: PaymentHandle | null) => {
    card.current = form
    if (form !== null) setHasForm(true)
  }, [])

  const show = (sentence: string | null, problems: DetailsProblem[] = []) =>
    setOutcome((last) => ({ number: (last?.number ?? 0) + 1, sentence, problems }))

  /** What the provider made of it; a lost answer is looked up. */
  const send = async (token: string, hasBankAsked = false): Promise<void> => {
    const next = await checkoutCalls.pay(order.number, token).catch(async (error: unknown) => {
      if (error instanceof CallError && error.serverMessage !== null) throw error
      return checkoutCalls.read(order.number)
    })
    await follow(next, hasBankAsked)
  }
  const follow = async (next: Order, hasBankAsked: boolean): Promise<void> => {
    if (isSettled(next)) return location.replace(paths.orderConfirmation(next.number))
    onOrder(next)
    if (next.payment.state === 'failed') return show(next.payment.reason)
    if (next.payment.state === 'action_required' && !hasBankAsked) return authenticate(next, card)
    show('The payment has not come through yet. Nothing is paid twice: try again.')
  }
  const authenticate = async (next: Order, at: RefObject<PaymentHandle | null>): Promise<void> => {
    const token = (await at.current?.authenticate(next)) ?? null
    if (token === null)
      return show('Your bank is still waiting for an answer. Pay again and it asks once more.')
    await send(token, true)
  }
  const attempt = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setPaying(true)
    setOutcome(null)
    await work().catch((error: unknown) => {
      const message = error instanceof CallError ? sentenceOf(error) : null
      show(message ?? 'No answer came. Nothing is paid twice: try again.')
      if (error instanceof CallError) void checkoutCalls.read(order.number).then(onOrder, () => {})
    })
    isUnderWay.current = false
    setPaying(false)
  }

  useEffect(() => {
    if (isSettled(order)) location.replace(paths.orderConfirmation(order.number))
  }, [order])
  useEffect(() => {
    const ask = () => void checkoutCalls.methods().then(setPayable, () => setPayable('failed'))
    ask()
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [])
  useEffect(() => {
    // The bank asked before this page was opened
    if (typeof payable === 'string' || !hasForm || hasAsked.current) return
    if (order.payment.state !== 'action_required') return
    hasAsked.current = true
    // A bank's own page has sent the buyer back: Stripe has the answer.
    const isBack = new URLSearchParams(location.search).has('redirect_status')
    void attempt(() => (isBack ? send(bankHasAsked, true) : authenticate(order, card)))
  })

  return {
    handle,
    payable: typeof payable === 'string' ? null : payable,
    isUnreachable: payable === 'failed',
    isPaying,
    outcome,
    pay: () =>
      attempt(async () => {
        const read = await card.current?.readToken(true)
        if (read?.kind === 'incomplete') return show(null, read.problems)
        if (read !== undefined) await send(read.token)
      }),
  }
}
