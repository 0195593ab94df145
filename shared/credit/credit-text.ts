import { formatMinor } from '../format/money.ts'
import type { CreditState } from './credit-terms.ts'

type Standing = {
  state: CreditState
  reason: string | null
  termsText: string
  limitMinor: number
  leftMinor: number
}

/** What the checkout says of a credit account; null of a closed one. */
export function creditText({ state, reason, termsText, limitMinor, leftMinor }: Standing): string | null {
  if (state === 'closed') return null
  if (state === 'on_hold') return `Your credit account is on hold. ${reason ?? ''}`
  return `${formatMinor(leftMinor)} of your ${formatMinor(limitMinor)} is left. To pay ${termsText}.`
}
