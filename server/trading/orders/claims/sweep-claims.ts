import { calendarOf } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import { systemActor } from '../life/part-step.ts'
import { setClock } from '../life/set-clock.ts'
import type { StepDeps } from '../order-deps.ts'
import type { HeldOrder } from '../order-queries.ts'
import { type ConsignmentRow, consignmentRows } from '../order-read-queries.ts'
import { silentlyAdmittedMinor, worthOfClaim } from './claim-worth.ts'
import { type ClaimRow, openClaimRows } from './claim-queries.ts'
import { admitsSilently, claimDeadlines } from './claim-times.ts'
import { waitingClaim } from './claim-standing.ts'
import { followClaims } from './claim-worklist.ts'
import { escalatedWords, remindedWords } from './claim-words.ts'
import { decideClaim } from './decide-claims.ts'
import { endClaim } from './end-claim.ts'
import { notifyOfClaim } from './notify-claim.ts'

type Due = { order: HeldOrder; part: ConsignmentRow }

/** Takes the step of the clock that is due for each open claim of a claimed part: the last one that has come. */
export async function sweepClaims(
  transaction: Database,
  { order, part: { id: partId, deadlineAt } }: Due,
  deps: StepDeps,
): Promise<void> {
  const since = new Date(deadlineAt ?? deps.now)
  for (const claim of await openClaimRows(transaction, [partId])) {
    const part = await freshPart(transaction, order, partId)
    const due = claimDeadlines(waitingClaim(claim, part), calendarOf(part)).findLast(
      ({ at }) => at <= deps.now && at >= since,
    )
    if (due !== undefined) await processDue(transaction, { order, part, claim, step: due.step }, deps)
  }
  const part = await freshPart(transaction, order, partId)
  if (part.state === 'claimed') await setClock(transaction, { order, ids: [partId], now: deps.now })
}

async function processDue(
  transaction: Database,
  { step, ...claimed }: Due & { claim: ClaimRow; step: string },
  deps: StepDeps,
): Promise<void> {
  const { order, part, claim } = claimed
  const { publicUrl, now } = deps
  const mail = (words: typeof remindedWords, isAtOnce = false) =>
    notifyOfClaim(transaction, { order, part, claim, words, role: 'system', publicUrl, now, isAtOnce })
  switch (step) {
    case 'remind_claim':
      return mail(remindedWords, true)
    case 'answer_claim': {
      const { netMinor } = await worthOfClaim(transaction, order, claim)
      const silentMinor = await silentlyAdmittedMinor(transaction, order, part)
      if (admitsSilently(netMinor + silentMinor))
        return admit('The brewery did not answer in time.', 'brewery')
      await followClaims(transaction, { order, part, now })
      return mail(escalatedWords)
    }
    case 'let_refusal_stand': {
      const note = 'Dray was not asked to decide, so the answer of the brewery is final.'
      const ending = {
        decision: 'refused' as const,
        bearer: null,
        creditedMinor: 0,
        note,
        actor: systemActor,
      }
      return endClaim(transaction, claimed, ending, deps)
    }
    default:
      // What a brewery refused in time is not its loss because Dray was late.
      return admit('It was not decided in time.', claim.askedAt === null ? 'brewery' : 'dray')
  }

  async function admit(note: string, bearer: 'brewery' | 'dray'): Promise<void> {
    const decision = { decision: 'admitted' as const, bearer, note, actor: systemActor }
    await decideClaim(transaction, { ...claimed, ...decision }, deps)
  }
}

const freshPart = async (transaction: Database, order: HeldOrder, id: string): Promise<ConsignmentRow> =>
  (await consignmentRows(transaction, [order.id])).find((part) => part.id === id)!
