import type { Database } from '../../platform/database/database.ts'
import { BalanceTooSmall, type PaymentProvider } from './payment-provider.ts'
import { hasSandboxMove, insertSandboxMove, sandboxBalance } from './sandbox-queries.ts'

/** Payouts of the sandbox: they move its balance and nothing else. */
export function createSandboxPayouts(database: Database, clock: () => Date): PaymentProvider['payouts'] {
  return {
    find: async (payoutId) => ((await hasSandboxMove(database, nameOf(payoutId))) ? nameOf(payoutId) : null),
    send: async ({ payoutId, amountMinor }) => {
      const id = nameOf(payoutId)
      const isCovered = (await sandboxBalance(database)) >= amountMinor
      if (!(await hasSandboxMove(database, id)) && !isCovered)
        throw new BalanceTooSmall(`The sandbox's balance does not cover ${amountMinor} pence.`)
      const move = { kind: 'payout', reference: null, subject: payoutId, amountMinor: -amountMinor } as const
      await insertSandboxMove(database, { id, ...move, at: clock() })
      return id
    },
    takeBack: async ({ returnId, amountMinor }) =>
      insertSandboxMove(database, {
        id: `sandbox_return_${returnId}`,
        kind: 'payout_returned',
        reference: null,
        subject: returnId,
        amountMinor,
        at: clock(),
      }),
  }
}

const nameOf = (payoutId: string) => `sandbox_payout_${payoutId}`
