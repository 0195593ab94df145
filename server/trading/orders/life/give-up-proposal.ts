import type { Database } from '../../../platform/database/database.ts'
import { closeProposal, openProposalRows } from '../life-queries.ts'
import { giveBackLines } from '../order-stock.ts'
import type { PartStep } from './part-step.ts'
import { substituteLines } from './proposal-outcome.ts'

/** A step that leaves nothing to ask ends the open proposal of its part: what it held may be sold again. */
export async function giveUpProposal(transaction: Database, { part, now }: PartStep): Promise<void> {
  for (const { id, lines } of await openProposalRows(transaction, [part.id])) {
    await giveBackLines(transaction, substituteLines(lines), { at: now, actor: null })
    await closeProposal(transaction, id, { state: 'given_up', answeredAt: now.toISOString() })
  }
}
