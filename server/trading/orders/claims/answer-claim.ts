import type { ClaimAnswer } from '../../../../shared/orders/claim-kinds.ts'
import type { RefundItem } from '../../../../shared/api/refunds-api.ts'
import { calendarOf } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import { claimNotOpen } from '../../../platform/errors/claim-errors.ts'
import type { StepActor } from '../life/part-step.ts'
import { setClock } from '../life/set-clock.ts'
import type { StepDeps } from '../order-deps.ts'
import { creditClaim } from './admit-claim.ts'
import { updateClaim } from './claim-queries.ts'
import { itemsToCredit } from './claim-worth.ts'
import { claimState, waitingClaim } from './claim-standing.ts'
import { claimDeadlines } from './claim-times.ts'
import { refusedWords } from './claim-words.ts'
import { recordClaimEvent } from './claim-event.ts'
import { type Claimed, endClaim } from './end-claim.ts'
import { notifyOfClaim } from './notify-claim.ts'
import { requireOtherOpener } from './second-person-of-claims.ts'
import { sendReplacement } from './send-replacement.ts'

export type ClaimAnswerInput = {
  answer: ClaimAnswer
  /** To the buyer; a refusal needs one. */
  note?: string | null | undefined
  /** Of a rebate: pence without VAT off each line. */
  rebates?: readonly { position: number; amountMinor: number }[] | undefined
}
type Answering = Claimed & { wanted: ClaimAnswerInput; actor: StepActor }

/**
 * A brewery's answer to a claim, once: it admits it, sends the units again, takes something off the price, or refuses.
 * Throws RequestError 409 for a claim that has its answer, 400 for a refusal without a reason or a rebate of nothing.
 */
export async function answerClaim(
  transaction: Database,
  { wanted, actor, ...claimed }: Answering,
  deps: StepDeps,
): Promise<void> {
  const { order, part, claim } = claimed
  const { answer, rebates = [] } = wanted
  const note = wanted.note?.trim() || null
  const { now, publicUrl } = deps
  if (claimState(claim) !== 'open' || part.breweryId === null) throw claimNotOpen()
  if (answer === 'refuse' && note === null)
    throw badField('note', 'Say why you refuse it: the pub reads this.')
  await updateClaim(transaction, claim.id, { answer, answerNote: note, answeredAt: now.toISOString() })
  await recordClaimEvent(transaction, claimed, { verb: 'answer_claim', actor, reason: answer, note, now })
  const ending = { note, actor }
  const credited = {
    order,
    claim,
    bearer: 'brewery' as const,
    note: noteOnDocument(answer),
    actor,
    publicUrl,
    now,
  }
  switch (answer) {
    case 'admit': {
      const items = await itemsToCredit(transaction, order, claim)
      await requireOtherOpener(transaction, { order, claim, items, actor, now })
      const creditedMinor = await creditClaim(transaction, { ...credited, items })
      return endClaim(
        transaction,
        claimed,
        { ...ending, decision: 'admitted', bearer: 'brewery', creditedMinor },
        deps,
      )
    }
    case 'rebate': {
      const items = rebatesOf(claimed, rebates)
      await requireOtherOpener(transaction, { order, claim, items, actor, now })
      const creditedMinor = await creditClaim(transaction, { ...credited, items })
      return endClaim(
        transaction,
        claimed,
        { ...ending, decision: 'rebated', bearer: 'brewery', creditedMinor },
        deps,
      )
    }
    case 'replace':
      await sendReplacement(transaction, claimed, { actor, now })
      return endClaim(
        transaction,
        claimed,
        { ...ending, decision: 'replaced', bearer: null, creditedMinor: 0 },
        deps,
      )
    case 'refuse': {
      const refused = { ...claim, answer, answeredAt: now.toISOString() }
      const [stands] = claimDeadlines(waitingClaim(refused, part), calendarOf(part))
      const words = refusedWords(part, stands!.at)
      await notifyOfClaim(transaction, { order, part, claim, words, note, role: actor.role, publicUrl, now })
      await setClock(transaction, { order, ids: [part.id], now })
    }
  }
}

/** The reason on the credit note. */
export const noteOnDocument = (answer: ClaimAnswer) =>
  answer === 'rebate' ? 'A rebate after a claim.' : 'A claim was admitted.'

function rebatesOf(
  { part, claim }: Claimed,
  rebates: NonNullable<ClaimAnswerInput['rebates']>,
): RefundItem[] {
  if (rebates.length === 0) throw badField('rebates', 'Say how much you take off which line.')
  const isClaimed = (position: number) =>
    claim.lines.length === 0 || claim.lines.some((line) => line.position === position)
  if (rebates.some(({ position }) => !isClaimed(position)))
    throw badField('rebates', 'The claim is about other lines.')
  return rebates.map(({ position, amountMinor }) => ({
    part: part.id,
    what: 'rebate',
    position,
    amountMinor,
  }))
}
