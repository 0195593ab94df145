import type { Database } from '../../../platform/database/database.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import { nothingToAsk } from '../../../platform/errors/claim-errors.ts'
import type { StepActor } from '../life/part-step.ts'
import { setClock } from '../life/set-clock.ts'
import type { StepDeps } from '../order-deps.ts'
import { updateClaim } from './claim-queries.ts'
import { claimState } from './claim-standing.ts'
import { followClaims } from './claim-worklist.ts'
import { askedWords } from './claim-words.ts'
import { recordClaimEvent } from './claim-event.ts'
import type { Claimed } from './end-claim.ts'
import { notifyOfClaim } from './notify-claim.ts'

/** The buyer takes a refused claim to Dray. Throws RequestError 409 for any other claim, 400 without words. */
export async function referClaim(
  transaction: Database,
  { note: typed, actor, ...claimed }: Claimed & { note: string; actor: StepActor },
  { now, publicUrl }: StepDeps,
): Promise<void> {
  const { order, part, claim } = claimed
  const note = typed.trim()
  if (claimState(claim) !== 'refused') throw nothingToAsk()
  if (note.length < 10) throw badField('note', 'Say in at least 10 characters why you do not agree.')
  await updateClaim(transaction, claim.id, { askedAt: now.toISOString(), askedNote: note })
  await recordClaimEvent(transaction, claimed, { verb: 'ask_claim', actor, reason: null, note, now })
  await setClock(transaction, { order, ids: [part.id], now })
  await followClaims(transaction, { order, part, now })
  await notifyOfClaim(transaction, { order, part, claim, words: askedWords(part), note, publicUrl, now })
}
