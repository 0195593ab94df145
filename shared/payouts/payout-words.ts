export const payoutHoldKinds = ['finance', 'awrs_failed', 'no_account'] as const
/** Why nothing is paid to a brewery; `reason` is finance's. */
export type PayoutHold = { kind: (typeof payoutHoldKinds)[number]; reason: string | null }

/** The sentence that the brewery reads. */
export function payoutHoldText({ kind, reason }: PayoutHold): string {
  if (kind === 'finance') return `Dray holds your payouts: ${reason}`
  return kind === 'awrs_failed'
    ? 'Nothing is paid out while the look-up of your AWRS number says that you are not approved.'
    : 'Say where you are paid: without an account nothing is paid out.'
}

export const payoutStates = ['on_its_way', 'paid', 'withdrawn'] as const
export type PayoutState = (typeof payoutStates)[number]
