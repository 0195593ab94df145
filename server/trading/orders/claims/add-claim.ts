import type { Database } from '../../../platform/database/database.ts'
import type { PartStep } from '../life/part-step.ts'
import { setClock } from '../life/set-clock.ts'
import { recordClaimEvent } from './claim-event.ts'
import { followClaims } from './claim-worklist.ts'
import { notifyOfOpened, storeClaim, type ClaimInput } from './open-claim.ts'

/** Another claim about a part that is claimed already, which moves no state. Throws as openClaim. */
export async function addClaim(
  transaction: Database,
  step: PartStep,
  input: ClaimInput,
  publicUrl: string,
): Promise<void> {
  const { order, part, actor, now } = step
  const claim = await storeClaim(transaction, step, input)
  const { kind: reason, text: note } = claim
  await recordClaimEvent(transaction, { order, part }, { verb: 'claim', actor, reason, note, now })
  await setClock(transaction, { order, ids: [part.id], now })
  await followClaims(transaction, { order, part, now })
  await notifyOfOpened(transaction, step, { claim, publicUrl })
}
