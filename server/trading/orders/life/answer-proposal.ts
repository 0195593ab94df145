import type { StandingWish } from '../../../../shared/orders/standing-wish.ts'
import { calendarOf } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import { laterRunOver, noOpenProposal } from '../../../platform/errors/step-errors.ts'
import { closeProposal, openProposalRows, type ProposalRow } from '../life-queries.ts'
import { insertLines, updateConsignment, updateLineQuantity } from '../order-queries.ts'
import { giveBackLines, missLines, promiseLines } from '../order-stock.ts'
import { findRun, type Run } from '../../../parties/runs/find-runs.ts'
import { bookGivenUp, bookReduced } from './book-step.ts'
import { arrivalDay } from './deadlines.ts'
import { closeRest } from './dispatch-part.ts'
import { carriesPallet } from './give-up-part.ts'
import { type PartStep, recordStep, requireNextState } from './part-step.ts'
import { partDays } from './run-times.ts'
import {
  lackedUnits,
  type Outcome,
  outcomeOf,
  type ProposalAnswer,
  substituteLines,
  unwantedLines,
} from './proposal-outcome.ts'

/**
 * Answers a brewery's proposal: lines, sums, stock and money follow. An answer that leaves nothing to send gives the
 * part up. Throws RequestError 409 where nothing waits for an answer, and for a yes to a run that is over.
 */
export async function answerProposal(
  transaction: Database,
  step: PartStep,
  wanted: ProposalAnswer,
): Promise<void> {
  requireNextState(step, wanted)
  const proposal = await requireProposal(transaction, step)
  const laterRun = wanted === 'agree' ? await requireLaterRun(transaction, proposal) : null
  const { part, lines, now } = step
  if (part.state === 'part_dispatched' && wanted !== 'agree') {
    const answeredAt = now.toISOString()
    await closeProposal(transaction, proposal.id, { state: 'declined', answeredAt })
    return closeRest(transaction, step, { reason: 'not_sent', cause: 'brewery' })
  }
  const { shippingMinor, vatByRate } = part
  const goesOn = await carriesPallet(transaction, step)
  const outcome = outcomeOf(wanted, { lines, proposal, shippingMinor, vatByRate, goesOn })
  const units = outcome === null ? 'decline_part' : wanted
  const answer = goesOn && units === 'decline_part' ? 'decline_lines' : units
  await moveUnits(transaction, step, { proposal, answer: units })
  await closeProposal(transaction, proposal.id, {
    state: answer === 'agree' ? 'agreed' : 'declined',
    answeredAt: now.toISOString(),
  })
  await recordStep(transaction, step, {
    verb: answer,
    to: requireNextState(step, answer),
    cause: 'brewery',
    change: answer === 'agree' ? laterDays(step, proposal, laterRun) : {},
  })
  if (outcome === null) return bookGivenUp(transaction, step)
  await applyOutcome(transaction, step, outcome)
  return bookReduced(transaction, step, part.totalMinor - outcome.sums.totalMinor)
}

/** The brewery takes its proposal back: the part is as it was before. */
export async function withdrawProposal(transaction: Database, step: PartStep): Promise<void> {
  const to = requireNextState(step, 'withdraw')
  const proposal = await requireProposal(transaction, step)
  await giveBackLines(transaction, substituteLines(proposal.lines), { at: step.now, actor: null })
  await closeProposal(transaction, proposal.id, { state: 'withdrawn', answeredAt: step.now.toISOString() })
  await recordStep(transaction, step, { verb: 'withdraw', to })
}

/** How the buyer's wish answers a proposal; null where it asks. */
export function answerOfWish(
  wish: StandingWish,
  { lines, dispatchOn }: Pick<ProposalRow, 'lines' | 'dispatchOn'>,
): ProposalAnswer | null {
  if (wish === 'cancel_the_line') return dispatchOn === null ? 'decline_lines' : 'decline_part'
  const isLess = dispatchOn === null && lines.every(({ substitute }) => substitute === null)
  return wish === 'send_what_you_have' && isLess ? 'agree' : null
}

/** The later run of a proposal; null for none. Throws RequestError 409 for one that was cancelled, or has left. */
async function requireLaterRun(transaction: Database, { runId }: ProposalRow): Promise<Run | null> {
  const run = await findRun(transaction, runId)
  if (run === null || ['open', 'closed', 'firm'].includes(run.state)) return run
  throw laterRunOver({ day: run.day, isCancelled: run.state === 'cancelled' })
}

/** A later day, or the later run whose room was taken when it was proposed. */
function laterDays({ part }: PartStep, { dispatchOn, runPallets, runWeightG }: ProposalRow, run: Run | null) {
  if (dispatchOn === null) return {}
  if (run === null) return { dispatchOn, deliverBy: arrivalDay(dispatchOn, calendarOf(part)) }
  return {
    ...partDays(run),
    laterRunId: run.id,
    laterPallets: runPallets,
    laterWeightG: runWeightG,
  }
}

async function requireProposal(transaction: Database, { part }: PartStep): Promise<ProposalRow> {
  const [proposal] = await openProposalRows(transaction, [part.id])
  if (!proposal) throw noOpenProposal()
  return proposal
}

/** What the brewery lacks is gone, what the buyer does not want may be bought again, substitutes are owed or free. */
async function moveUnits(
  transaction: Database,
  { lines, now }: PartStep,
  { proposal, answer }: { proposal: ProposalRow; answer: ProposalAnswer },
): Promise<void> {
  const cause = { at: now, actor: null }
  const substitutes = substituteLines(proposal.lines)
  await missLines(transaction, lackedUnits(lines, proposal), cause)
  if (answer === 'agree') return promiseLines(transaction, substitutes, cause)
  await giveBackLines(transaction, [...substitutes, ...unwantedLines(lines, proposal, answer)], cause)
}

async function applyOutcome(
  transaction: Database,
  { part, lines }: PartStep,
  { quantities, added, sums }: Outcome,
): Promise<void> {
  for (const { id, position, quantity } of lines) {
    const units = quantities.get(position)
    if (units !== undefined && units !== quantity) await updateLineQuantity(transaction, id, units)
  }
  await insertLines(
    transaction,
    added.map(({ units, lineId, ...line }, index) => ({
      ...line,
      id: lineId,
      consignmentId: part.id,
      position: lines.length + index,
      kind: 'variant' as const,
      quantityOrdered: units,
      quantity: units,
    })),
  )
  await updateConsignment(transaction, part.id, sums)
}
