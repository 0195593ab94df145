import type { CreditState } from '../../../shared/credit/credit-terms.ts'

export type CreditStep = { from: readonly CreditState[]; to: CreditState | null }

/** The verbs of finance on a credit account, from which states they start and where they lead. */
export const creditVerbs = {
  open: { from: ['closed'], to: 'open' },
  change: { from: ['open', 'on_hold'], to: null },
  hold: { from: ['open'], to: 'on_hold' },
  release: { from: ['on_hold'], to: 'open' },
  close: { from: ['open', 'on_hold'], to: 'closed' },
} as const satisfies Record<string, CreditStep>

export type CreditVerb = keyof typeof creditVerbs
export const isCreditVerb = (text: string): text is CreditVerb => Object.hasOwn(creditVerbs, text)
