import { type RefObject, useEffect, useRef, useState } from 'react'
import { openDesk } from './open-desk.ts'
import type { StripeForm } from './stripe-desk.ts'

/** After so long the buyer is told that it does not come; where it comes yet, it is shown. */
const patienceMs = 20_000

type Wanted = {
  /** Null while no card can be taken: then nothing is loaded. */
  publishableKey: string | null
  /** In pence, with VAT. */
  amountMinor: number
}

/** Card fields of Stripe in a place of the page, for what is to be paid by now. */
export function useStripeForm(place: RefObject<HTMLElement | null>, { publishableKey, amountMinor }: Wanted) {
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
      const desk = await openDesk(publishableKey)
      if (!isWanted || place.current === null) return
      form.current = desk.draw(place.current, {
        amountMinor: amount.current,
        onReady: () => settle('ready'),
        onTrouble: () => settle('failed'),
      })
    }
    draw().catch(() => settle('failed'))
    return () => {
      isWanted = false
      window.clearTimeout(patience)
      form.current?.remove()
      form.current = null
    }
    // Each try draws anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [place, publishableKey, tries])

  useEffect(() => {
    if (stage !== 'failed') return undefined
    const again = () => setTries((count) => count + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [stage])

  return { stage, again: () => setTries((count) => count + 1), form }
}
