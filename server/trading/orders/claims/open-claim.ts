import { type ClaimKind, type ClaimWish, shortestClaimText } from '../../../../shared/orders/claim-kinds.ts'
import type { Shortage } from '../../../../shared/orders/delivery-proof.ts'
import type { Database } from '../../../platform/database/database.ts'
import { mailNotice } from '../../../parties/notices/mail-notice.ts'
import { notifyStaff } from '../../../parties/notices/notify-brewery.ts'
import { staffPaths } from '../../../../shared/paths/staff-paths.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import { notPossible } from '../../../platform/errors/order-errors.ts'
import { type PartStep, recordStep, requireNextState } from '../life/part-step.ts'
import { lessCredits } from '../refunds/price-credits.ts'
import { creditRows } from '../refunds/refund-queries.ts'
import { consignmentRows, lineRows } from '../order-read-queries.ts'
import { attachPictures } from './claim-pictures.ts'
import { type ClaimRow, claimRows, insertClaim, openClaimRows } from './claim-queries.ts'
import { isLateClaim } from './claim-times.ts'
import { notifyOfClaim } from './notify-claim.ts'
import { openedWords } from './claim-words.ts'
import { findSettledUnits, unitsAt } from './resent-units.ts'

export type ClaimInput = {
  /** The person who opens it; the person who takes the step where none is named. */
  openedById?: string | null

  kind: ClaimKind
  text: string
  /** Units by line; all that was sent where none is named, which only something that never came may do. */
  lines?: readonly Shortage[] | undefined
  wish?: ClaimWish | undefined
  /** Ids of pictures that the buyer has brought. */
  pictures?: readonly string[] | undefined
}

/**
 * Opens a claim on a part that was sent; while one is open the part is not closed. Throws RequestError 400 for units that
 * were not sent, or are claimed or credited already; 409 where the part cannot be claimed about.
 */
export async function openClaim(
  transaction: Database,
  step: PartStep,
  input: ClaimInput,
  publicUrl: string,
): Promise<void> {
  const to = requireNextState(step, 'claim')
  const claim = await storeClaim(transaction, step, input)
  await recordStep(transaction, step, { verb: 'claim', to, reason: claim.kind, note: claim.text })
  await notifyOfOpened(transaction, step, { claim, publicUrl })
}

/** The claim itself, without a step: a claimed part may have several. */
export async function storeClaim(
  transaction: Database,
  { order, part, actor, now }: PartStep,
  { kind, text: typed, lines: units = [], wish = 'refund', pictures = [], openedById = actor.id }: ClaimInput,
): Promise<ClaimRow> {
  const text = typed.trim()
  if (text.length < shortestClaimText)
    throw badField('text', `Say in at least ${shortestClaimText} characters what is wrong.`)
  const named = unitsByLine(units).filter((line) => line.units > 0)
  if (named.length === 0 && kind !== 'not_arrived')
    throw badField('lines', 'Enter how many units are affected.')
  await requireClaimable(transaction, { part, named })
  const claim = await insertClaim(transaction, {
    consignmentId: part.id,
    openedById,
    kind,
    text,
    lines: named,
    wish,
    isLate:
      actor.role !== 'system' &&
      isLateClaim(
        kind,
        {
          deliveredAt: await cameAt(transaction, part),
          bestBefore: bestBeforeOf(part, named),
        },
        now,
      ),
    openedAt: now.toISOString(),
  })
  if (pictures.length > 0)
    await attachPictures(transaction, {
      claimId: claim.id,
      orderId: order.id,
      clientId: actor.id,
      ids: pictures,
    })
  return claim
}

/** When a part came: as its proof has it, or the first claim about what came; null before it has. */
async function cameAt(transaction: Database, { id, deliveryProof }: PartStep['part']): Promise<Date | null> {
  if (deliveryProof !== null) return new Date(deliveryProof.at)
  const first = (await claimRows(transaction, [id])).find(({ kind }) => kind !== 'not_arrived')
  return first === undefined ? null : new Date(first.openedAt)
}

/** Each line once, with all the units that were named of it. */
function unitsByLine(lines: readonly Shortage[]): Shortage[] {
  const units = new Map<number, number>()
  for (const line of lines) units.set(line.position, line.units + (units.get(line.position) ?? 0))
  return [...units].map(([position, sum]) => ({ position, units: sum }))
}

/** Notifies the buyer, the brewery and Dray's support of a claim that was opened. */
export async function notifyOfOpened(
  transaction: Database,
  { order, part, now }: PartStep,
  { claim, publicUrl }: { claim: ClaimRow; publicUrl: string },
): Promise<void> {
  const words = openedWords({ claim, part })
  await notifyOfClaim(transaction, { order, part, claim, words, publicUrl, now })
  const path = staffPaths.order(order.number)
  const heading = `A claim about ${order.number}`
  const about = part.breweryName ?? 'Dray'
  const text = { title: heading, about, path }
  const staff = await notifyStaff(transaction, { kind: 'claim', text, now })
  const lines = [`A pub has opened a claim about ${about}’s order.`]
  await mailNotice(transaction, staff, { heading, lines, label: 'See the order', link: publicUrl + path })
}

type Claiming = Pick<PartStep, 'part'> & { named: readonly Shortage[] }

/** What was sent, is not credited, not sent again and not in an open claim can be claimed about. */
async function requireClaimable(transaction: Database, { part, named }: Claiming): Promise<void> {
  const open = await openClaimRows(transaction, [part.id])
  if (open.some((claim) => claim.lines.length === 0))
    throw notPossible({ why: 'has a claim about all of it', verb: 'claim' })
  const credits = await creditRows(transaction, [part.id])
  const parts = await consignmentRows(transaction, [part.orderId])
  const all = await lineRows(
    transaction,
    parts.map(({ id }) => id),
  )
  const settled = (await findSettledUnits(transaction, { parts, lines: all }))(part.id)
  const taken = [...open.flatMap((claim) => claim.lines), ...settled]
  const lines = all.filter(({ consignmentId }) => consignmentId === part.id)
  const left = lessCredits(part, lines, credits).lines.map(({ position, quantity, quantitySent }) => ({
    position,
    units: Math.max(0, Math.min(quantity, quantitySent) - unitsAt(taken, position)),
  }))
  for (const { position, units: wanted } of named) {
    const most = left.find((line) => line.position === position)?.units ?? 0
    const item = lines.find((line) => line.position === position)
    const name =
      item === undefined ? `line ${position}` : [item.title, item.variantLabel].filter(Boolean).join(', ')
    if (wanted > most)
      throw badField(
        'lines',
        most === 0
          ? `No unit of ${name} is left to claim for: they are in a claim or were settled.`
          : `You can claim for at most ${most} ${most === 1 ? 'unit' : 'units'} of ${name}.`,
      )
  }
  if (left.every(({ units }) => units <= 0))
    throw notPossible({ why: 'has nothing left to claim about', verb: 'claim' })
}

/** The earliest day of the units concerned, as the brewery packed them. */
function bestBeforeOf({ packing }: PartStep['part'], named: readonly Shortage[]): string | null {
  const days = (packing ?? [])
    .filter(({ position }) => named.some((line) => line.position === position))
    .flatMap(({ bestBefore }) => bestBefore ?? [])
  return days.toSorted()[0] ?? null
}
