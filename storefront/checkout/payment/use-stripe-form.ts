import { type RefObject, useEffect, useRef, useState } from 'react'
import { loadStripeClient } from './load-stripe-client.ts'
import type { StripeForm } from './stripe-elements.ts'

/** After this time the page reports that the card form did not load; a late form still shows. */
const patienceMs = 20_000

type StripeFormOptions = {
  /** Null while no card can be taken: then nothing is loaded. */
  publishableKey: string | null
  /** In pence, with VAT. */
  amountMinor: number
  offersPayByBank: boolean
}

/** Stripe's card fields in an element of the page, for the present sum. */
export function useStripeForm(
  place: RefObject<HTMLElement | null>,
  { publishableKey, amountMinor, offersPayByBank }: StripeFormOptions,
) {
  const form = useRef<StripeForm>(null)
  const amount = useRef(amountMinor)
  const [stage, setStage] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [tries, setTries] = useState(0)

  useEffect(() => {
    amount.current = amountMinor
    if (amountMinor > 0) form.current?.setAmount(amountMinor)
  }, [amountMinor])

  useEffect(() => {
    if (publishableKey === null) return undefined
    let isWanted = true
    const turn = (to: typeof stage) => {
      if (isWanted) setStage(to)
    }
    turn('loading')
    const patience = window.setTimeout(() => turn('failed'), patienceMs)
    const settle = (to: typeof stage) => {
      window.clearTimeout(patience)
      turn(to)
    }
    const draw = async () => {
      const stripeClient = await loadStripeClient(publishableKey)
      if (!isWanted || place.current === null) return
      form.current = stripeClient.draw(place.current, {
        amountMinor: amount.current,
        offersPayByBank,
        onReady: () => settle('ready'),
        onError: () => settle('failed'),
      })
    }
    draw().catch(() => settle('failed'))
    return () => {
      isWanted = false
      window.clearTimeout(patience)
      form.current?.remove()
      form.current = null
    }
    // Each try mounts new fields.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [place, publishableKey, offersPayByBank, tries])

  useEffect(() => {
    if (stage !== 'failed') return undefined
    const again = () => setTries((count) => count + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [stage])

  return { stage, again: () => setTries((count) => count + 1), form }
}
