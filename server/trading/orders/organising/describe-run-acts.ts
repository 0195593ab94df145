import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findBusinessNames } from '../../../parties/trade-accounts/find-business-names.ts'
import { openProposalRows } from '../life-queries.ts'
import { lineRows } from '../order-read-queries.ts'
import type { CancelledRun } from '../runs/cancel-run.ts'
import type { Departed } from '../runs/depart-run.ts'
import { pubOf } from '../selling/selling-order-view.ts'
import type { ActionEffects } from '../../../platform/actions/perform-action.ts'
import { type CargoDrop, unitsOf } from './run-cargo.ts'

/** The names by which the buyers of these orders are called, by order number. */
export async function pubsOf(database: Database, drops: readonly CargoDrop[]): Promise<Map<string, string>> {
  const names = await findBusinessNames(
    database,
    drops.flatMap(({ order }) => order.clientId ?? []),
  )
  return new Map(drops.map(({ order }) => [order.number, pubOf(order, names.get(order.clientId ?? ''))]))
}

/** What left with a run and what missed it; `drops` as they were before (GORG-05). */
export async function describeDeparture(
  transaction: Database,
  drops: readonly CargoDrop[],
  { sent, missed }: Departed,
): Promise<ActionEffects> {
  const pubs = await pubsOf(transaction, drops)
  const lines = await lineRows(transaction, [...new Set([...sent, ...missed])])
  const proposals = await openProposalRows(transaction, missed)
  const parts = drops.flatMap(({ order, parts: own }) =>
    own.map((cargo) => ({ number: order.number, ...cargo })),
  )
  const leaving = Map.groupBy(
    parts.filter(({ part }) => sent.includes(part.id)),
    ({ part }) => part.breweryName ?? 'Dray',
  )
  const stock = [...leaving].map(([brewery, own]) => {
    const units = own.reduce((sum, { part, lines: before }) => sum + sentOf(part.id, before), 0)
    return `${brewery}: ${units} ${units === 1 ? 'unit leaves' : 'units leave'} for ${pubsText(own.length)}.`
  })
  function sentOf(partId: string, before: CargoDrop['parts'][number]['lines']): number {
    const was = before.reduce((sum, { line }) => sum + line.quantitySent, 0)
    const own = lines.filter(({ consignmentId }) => consignmentId === partId)
    return own.reduce((sum, { quantitySent }) => sum + quantitySent, 0) - was
  }
  const warnings = parts
    .filter(({ part }) => missed.includes(part.id))
    .map(({ number, part, lines: before }) => {
      const late = lines
        .filter(
          ({ consignmentId, quantity, quantitySent }) => consignmentId === part.id && quantity > quantitySent,
        )
        .map(
          ({ quantity, quantitySent, title, variantLabel }) =>
            `${quantity - quantitySent} × ${[title, variantLabel].filter(Boolean).join(', ')}`,
        )
      const what = late.length > 0 ? late.join('; ') : `${unitsOf(before)} units`
      const who = part.breweryName ?? 'Dray'
      const day = proposals.find(({ consignmentId }) => consignmentId === part.id)?.dispatchOn
      const then =
        day === undefined || day === null
          ? 'No later run takes it: it is refused and the pub gets its money back.'
          : `The pub is offered ${dayText(day)} on a pallet of its own, at the cost of ${who}.`
      return `${who} misses the run with ${what} for ${pubs.get(number) ?? number}. ${then}`
    })
  return { stock, warnings }
}

const pubsText = (count: number) => (count === 1 ? '1 pub' : `${count} pubs`)

/** Where the orders of a cancelled run go; `drops` as they were before (GORG-07). */
export async function describeCancellation(
  transaction: Database,
  drops: readonly CargoDrop[],
  outcomes: CancelledRun,
): Promise<ActionEffects> {
  const pubs = await pubsOf(transaction, drops)
  // An order that no one has paid yet has no pub to name here.
  const name = (number: string) => (pubs.has(number) ? `${number}, ${pubs.get(number)}` : number)
  const deadlines = outcomes.flatMap(({ number, movedTo, isAsked }) => {
    if (movedTo === null) return []
    const day = dayText(movedTo)
    return isAsked
      ? [`${name(number)}: is asked whether what missed an earlier run may travel on ${day} instead.`]
      : [`${name(number)}: travels on ${day}. It can be cancelled at no cost.`]
  })
  const warnings = outcomes.flatMap(({ number, movedTo, isAsked }) => {
    if (movedTo !== null) return []
    return isAsked
      ? [
          `${name(number)}: no later run takes what missed an earlier one. It is refused, and its money goes back.`,
        ]
      : [`${name(number)}: no later run has room. It is refused, and all its money goes back.`]
  })
  return { deadlines, warnings }
}
