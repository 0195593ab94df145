import type { ProposedLine } from '../../../../shared/orders/proposal.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import { substituteSoldOut } from '../../../platform/errors/step-errors.ts'
import { insertProposal } from '../life-queries.ts'
import { reserveLines } from '../order-stock.ts'
import { proposalAnswerBy } from './deadlines.ts'
import { findSubstitute, type SubstituteInput } from './find-substitute.ts'
import { giveUpProposal } from './give-up-proposal.ts'
import { type PartStep, recordStep, requireNextState, stateBeforeProposal } from './part-step.ts'
import { outcomeOf, substituteLines } from './proposal-outcome.ts'
import { findRunTimes, runOfPart, type RunTimes } from './run-times.ts'

export type ProposalInput = {
  lines?: readonly LineInput[] | undefined
  dispatchOn?: string | null | undefined
  note?: string | null | undefined
  /** Of a part that missed its run, or would: the later one, where its room is taken already. */
  laterRun?: LaterRun
}
/** A run with the pallets and grams that a part takes there. */
export type LaterRun = { runId: string; pallets: number; weightG: number; times: RunTimes }
type LineInput = { position: number; units: number; substitute?: SubstituteInput | null | undefined }

/**
 * The brewery offers less of a line, another beer in its place or a later day; nothing changes until the buyer or the
 * buyer's wish answers, and substitutes are held meanwhile. Throws RequestError 400 for what may not be proposed, 409
 * where nothing may be.
 */
export async function proposeChange(
  transaction: Database,
  step: PartStep,
  { lines: wanted = [], dispatchOn = null, note = null, laterRun }: ProposalInput,
): Promise<void> {
  const to = requireNextState(step, 'propose')
  const { order, part, now } = step
  if (wanted.length === 0 && dispatchOn === null) throw badField('lines', 'Say which line, or which day.')
  if (new Set(wanted.map(({ position }) => position)).size < wanted.length)
    throw badField('lines', 'Each line is named once.')
  if (dispatchOn !== null && part.dispatchOn !== null && dispatchOn <= part.dispatchOn)
    throw badField('dispatchOn', `It is promised to leave by ${part.dispatchOn}: name a later day.`)
  const lines: ProposedLine[] = []
  for (const line of wanted) lines.push(await proposedLine(transaction, step, line))
  const times = await findRunTimes(transaction, runOfPart(order, part))
  const proposal = {
    consignmentId: part.id,
    state: 'open' as const,
    lines,
    dispatchOn,
    runId: laterRun?.runId ?? null,
    runPallets: laterRun?.pallets ?? 0,
    runWeightG: laterRun?.weightG ?? 0,
    note,
    stateBefore: stateBeforeProposal(part),
    proposedAt: now.toISOString(),
    answerBy: proposalAnswerBy(now, laterRun?.times ?? times).toISOString(),
    answeredAt: null,
  }
  const { shippingMinor, vatByRate } = part
  if (outcomeOf('agree', { lines: step.lines, proposal, shippingMinor, vatByRate }) === null)
    throw badField('lines', 'Nothing would be left to send: refuse the order instead.')
  // One by one, since two lines may offer the same beer.
  for (const line of substituteLines(lines)) {
    const { shortIds } = await reserveLines(transaction, [line], { at: now, actor: null })
    if (shortIds.length > 0) throw substituteSoldOut()
  }
  // Of a part that is asked about already, the clock asks something else.
  await giveUpProposal(transaction, step)
  await insertProposal(transaction, proposal)
  await recordStep(transaction, step, { verb: 'propose', to, note })
}

async function proposedLine(
  transaction: Database,
  { order, part, lines, now }: PartStep,
  { position, units, substitute }: LineInput,
): Promise<ProposedLine> {
  const line = lines.find((each) => each.position === position)
  if (line === undefined)
    throw badField('lines', `There is no line ${position}; this order has ${lines.length}.`)
  if (units >= line.quantity)
    throw badField('lines', `Line ${position} holds ${line.quantity}: a proposal sends less.`)
  if (units < line.quantitySent)
    throw badField(
      'lines',
      `Line ${position} has sent ${line.quantitySent}: a proposal takes none of them back.`,
    )
  if (!substitute) return { position, units, substitute: null }
  const missing = line.quantity - units
  const { breweryId } = part
  const { clientId, groupSlug } = order
  return {
    position,
    units,
    substitute: await findSubstitute(transaction, substitute, {
      line,
      missing,
      breweryId,
      clientId,
      groupSlug,
      now,
    }),
  }
}
