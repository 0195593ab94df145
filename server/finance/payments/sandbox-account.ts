import type { Database } from '../../platform/database/database.ts'
import type { ProviderDispute } from './provider-disputes.ts'
import { insertSandboxMove } from './sandbox-queries.ts'

type Disputed = Pick<ProviderDispute, 'id' | 'amountMinor' | 'reason' | 'evidenceDueAt'> & {
  /** The intent that is disputed. */
  reference: string
  now: Date
}

/** A buyer's bank takes pence out of the sandbox's balance; the dispute as a provider would report it, without a fee. */
export async function disputeAtSandbox(
  database: Database,
  { now, ...dispute }: Disputed,
): Promise<ProviderDispute> {
  const { id, reference, amountMinor } = dispute
  await insertSandboxMove(database, {
    id: `${id}:taken`,
    kind: 'dispute',
    reference,
    subject: id,
    amountMinor: -amountMinor,
    at: now,
  })
  return { ...dispute, state: 'needs_response', moves: [{ amountMinor: -amountMinor, feeMinor: 0 }] }
}

/** The sandbox takes pence for itself, which the shop has no booking for: finance explains it (PAYO-07). */
export async function chargeAtSandbox(
  database: Database,
  { id, amountMinor, now }: { id: string; amountMinor: number; now: Date },
): Promise<void> {
  const move = { kind: 'other', reference: null, subject: null } as const
  await insertSandboxMove(database, { id, ...move, amountMinor: -amountMinor, at: now })
}
