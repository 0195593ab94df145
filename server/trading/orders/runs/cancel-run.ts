import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { isSent } from '../../../../shared/orders/order-states.ts'
import { isInPostcodes } from '../../../../shared/geography/postcode.ts'
import { paths } from '../../../../shared/paths/paths.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { choiceLinkOf } from '../../../parties/notices/brewery-recipients.ts'
import { notifyBrewery } from '../../../parties/notices/notify-brewery.ts'
import { findOpenRuns, holdRun, type Run } from '../../../parties/runs/find-runs.ts'
import { daysOfRun } from '../../../parties/runs/days-of-run.ts'
import { moveRun } from '../../../parties/runs/move-run.ts'
import { closeEntry } from '../../../platform/worklist/worklist.ts'
import { systemActor } from '../life/part-step.ts'
import { partDays } from '../life/run-times.ts'
import { setClock } from '../life/set-clock.ts'
import { settleOrder } from '../life/settle-order.ts'
import type { StepDeps } from '../order-deps.ts'
import { applyStep } from '../life/apply-step.ts'
import { mailedLines } from '../order-mails.ts'
import { findOrder } from '../find-orders.ts'
import { updateConsignment, updateOrder } from '../order-queries.ts'
import { followPallet } from '../pallet/follow-pallet.ts'
import { firstRunDay } from '../pallet-plan-queries.ts'
import { orderRowById } from '../order-read-queries.ts'
import { settleOrderDocuments } from '../settle-order-documents.ts'
import { isUnpaid } from '../../../../shared/orders/charged-orders.ts'
import { sellingPaths } from '../../../../shared/paths/selling-paths.ts'
import { notifyOfRun } from './notify-run.ts'
import { isLightEnough, proposeLaterRun } from './miss-run.ts'
import { lockOrdersAboutRun, type OrderOnRun } from './parts-of-run.ts'
import { lockForPallets, onLaterRun, onRun } from './assign-run.ts'

/** Where the orders of a cancelled run go, and what was asked about it: to a run of another day, or nowhere. */
export type CancelledRun = { number: string; movedTo: string | null; isAsked: boolean }[]

/**
 * Cancels a run that has not departed: each order goes to the next that fits, and its people are notified; an order that no
 * run takes is refused with all money back, at Dray's cost (RUN-10). A buyer who is asked whether what missed an earlier
 * run may come with it is asked about the next. Throws RequestError 409 once it has departed.
 */
export async function cancelRun(
  transaction: Database,
  { runId, actor, reason }: { runId: string; actor: Actor; reason: string },
  deps: StepDeps,
): Promise<CancelledRun> {
  const run = (await holdRun(transaction, runId))!
  const { now } = deps
  await moveRun(transaction, run, { verb: 'cancel', actor, reason, now })
  await closeEntry(transaction, { kind: 'run_not_departed', subject: run.id, by: actor, now })
  await notifyOfRun(transaction, { run, what: 'does not take place', lines: [reason] }, deps)
  const outcomes: CancelledRun = []
  for (const { isOnRun, asked, parts: all, ...own } of await lockOrdersAboutRun(transaction, runId)) {
    // What has left stays as it was sent.
    const held = { ...own, parts: all.filter(({ state }) => !isSent(state) || state === 'part_dispatched') }
    const { order } = held
    const { number } = order
    if (isOnRun) {
      const isLeft = actor.role === 'system' && (await hasMovedBefore(transaction, { run, held }))
      const movedTo = await moveOrRefuse(transaction, { run, held, isLeft }, deps)
      outcomes.push({ number, movedTo, isAsked: false })
    }
    for (const part of asked) {
      const movedTo = await proposeLaterRun(transaction, { order, run, part, isCancelled: true }, deps)
      outcomes.push({ number, movedTo, isAsked: true })
    }
  }
  return outcomes
}

type Moving = { run: Run; held: OrderOnRun }

/** The day of the run that an order goes to; null where it is refused. */
async function moveOrRefuse(
  transaction: Database,
  { run, held, isLeft }: Moving & { isLeft: boolean },
  deps: StepDeps,
): Promise<string | null> {
  const next = isLeft ? null : await assignNextRun(transaction, { run, held }, deps.now)
  if (next === null) await refuseParts(transaction, { run, held }, deps)
  else await moveOrder(transaction, { run, next, held }, deps)
  return next && next.day
}

/** Of runs that no one sends away: the clock moves an order on once, and then gives its money back (INV-10). */
async function hasMovedBefore(transaction: Database, { run, held }: Moving): Promise<boolean> {
  const { order } = held
  const first = await firstRunDay(transaction, order.id)
  return order.runId !== run.id || first === null || !(await daysOfRun(transaction, run)).includes(first)
}

async function assignNextRun(transaction: Database, { run, held }: Moving, now: Date): Promise<Run | null> {
  const { order, parts } = held
  const row = (await orderRowById(transaction, order.id))!
  const postcode = (row.shipTo ?? row.contact)?.postcode ?? null
  const pallets = palletsToMove({ run, held })
  if (parts.length === 0) return null
  for (const next of await findOpenRuns(transaction, { groupId: run.groupId, now })) {
    const { postcodes } = next
    const serves = postcodes === null || (postcode !== null && isInPostcodes(postcode, postcodes))
    if (next.day <= run.day || !serves || !isLightEnough(next, order, pallets)) continue
    const taken = await lockForPallets(transaction, next.id, { pallets, now })
    if (taken !== null) return taken
  }
  return null
}

/** The order's pallets, or those of the parts that missed an earlier run and were to travel on this one. */
function palletsToMove({ run, held: { order, parts } }: Moving): { weightG: number }[] {
  const own = order.pallet?.pallets ?? []
  if (order.runId === run.id) return own.filter(({ leavesOn }) => leavesOn === undefined)
  return parts.flatMap(({ laterPallets, laterWeightG }) =>
    Array.from({ length: laterPallets }, () => ({ weightG: Math.ceil(laterWeightG / laterPallets) })),
  )
}

async function moveOrder(
  transaction: Database,
  { run, next, held: { order, parts } }: Moving & { next: Run },
  deps: StepDeps,
): Promise<void> {
  const pallet = order.pallet!
  const { isBooked: _, ...unbooked } = pallet
  if (order.runId === run.id)
    await updateOrder(transaction, order.id, { runId: next.id, pallet: onRun(unbooked, next) })
  else
    await updateOrder(transaction, order.id, {
      pallet: onLaterRun(pallet, { from: run.day, to: next.day }),
    })
  for (const { id, laterRunId } of parts)
    await updateConsignment(transaction, id, {
      ...(!isUnpaid(order) && partDays(next)),
      ...(laterRunId !== null && { laterRunId: next.id }),
    })
  if (isUnpaid(order)) return
  const moved = { ...order, runId: order.runId === run.id ? next.id : order.runId }
  await setClock(transaction, { order: moved, ids: parts.map(({ id }) => id), now: deps.now })
  await writeOfMove(
    transaction,
    { run, next, number: order.number, partIds: parts.map(({ id }) => id) },
    deps,
  )
}

/** Nothing of an order travels: what has not left falls away, and the rest of what left in part, at Dray's cost. */
async function refuseParts(
  transaction: Database,
  { run, held: { order, parts } }: Moving,
  deps: StepDeps,
): Promise<void> {
  if (order.pallet?.isBooked && order.runId === run.id)
    await giveBackPallet(transaction, { order, parts }, deps)
  if (parts.length === 0) return
  const note = `The run of ${dayText(run.day)} does not take place, and no later one takes the order.`
  const wanted = { number: order.number, actor: systemActor, cause: 'dray' as const }
  if (isUnpaid(order)) return applyStep(transaction, { ...wanted, step: { verb: 'cancel', note } }, deps)
  const [begun, whole] = [true, false].map((isBegun) =>
    parts.filter(({ state }) => (state === 'part_dispatched') === isBegun).map(({ id }) => id),
  )
  const reason = 'run_cancelled'
  if (begun!.length > 0) {
    const step = { verb: 'close_rest' as const, reason, note }
    await applyStep(transaction, { ...wanted, consignmentIds: begun!, step }, deps)
  }
  if (whole!.length > 0) {
    const step = { verb: 'refuse' as const, reason: 'run_cancelled' as const, note }
    await applyStep(transaction, { ...wanted, consignmentIds: whole!, step }, deps)
  }
}

/** No one drives a pallet of a run that does not take place, so it is not paid for, nor is one that its buyer emptied. */
async function giveBackPallet(
  transaction: Database,
  { order, parts }: Pick<OrderOnRun, 'order' | 'parts'>,
  { now }: StepDeps,
): Promise<void> {
  const { isBooked: _, ...pallet } = order.pallet!
  await updateOrder(transaction, order.id, { pallet })
  if (parts.length > 0) return
  const unbooked = { ...order, pallet }
  await followPallet(transaction, unbooked, now)
  await settleOrder(transaction, unbooked)
  const reason = 'The run does not take place.'
  await settleOrderDocuments(transaction, { orderId: order.id, reason, actor: 'system', now })
}

/** Notifies the buyer and the breweries of the new day. */
async function writeOfMove(
  transaction: Database,
  { run, next, number, partIds }: { run: Run; next: Run; number: string; partIds: readonly string[] },
  { publicUrl, now }: StepDeps,
): Promise<void> {
  const order = await findOrder(transaction, null, number)
  const { contact, consignments } = order
  const days = { from: dayText(run.day), to: dayText(next.day) }
  if (contact !== null)
    await enqueueMail(transaction, {
      to: { email: contact.email, name: `${contact.firstname} ${contact.lastname}` },
      template: 'order-changed',
      data: {
        name: contact.firstname,
        number,
        heading: `Your order comes on ${days.to}`,
        happened: `the run of ${days.from} does not take place; your order travels on ${days.to} instead. You may cancel it at no cost until it leaves.`,
        note: '',
        link: publicUrl + paths.order(number),
      },
    })
  const parts = consignments.filter(({ id, team }) => partIds.includes(id) && team !== null)
  for (const part of parts) {
    const path = sellingPaths.part(part.id)
    const heading = `An order travels on ${days.to}`
    const text = { title: heading, about: number, path }
    const notified = await notifyBrewery(transaction, part.team!.id, { kind: 'run', text, now })
    for (const to of notified?.recipients ?? [])
      await enqueueMail(transaction, {
        to,
        template: 'brewery-order-changed',
        data: {
          name: to.name,
          number,
          lines: mailedLines(part),
          heading,
          happened: `The run of ${days.from} does not take place: bring your order for the run of ${days.to}.`,
          note: '',
          link: publicUrl + path,
          choiceLink: choiceLinkOf(to, publicUrl),
        },
      })
  }
}
