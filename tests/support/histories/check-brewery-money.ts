import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { standardVatRate, vatMinor } from '../../../shared/duty/vat.ts'
import { isGivenUp, type OrderState } from '../../../shared/orders/order-states.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { readBalance } from '../../../server/finance/ledger/read-balances.ts'
import { latestPalletPlans } from '../../../server/trading/orders/pallet-plan-queries.ts'
import { sharesByBrewery } from '../../../server/trading/orders/pallet/share-pallet.ts'
import { feeVat, splitFee } from '../../../server/finance/payments/processing-fee.ts'
import type { HistoryOrder, HistoryPart } from './history-orders.ts'
import type { HistoryWorld } from './history-world.ts'
import { feeRates } from './make-history-world.ts'

const sentStates: ReadonlySet<OrderState> = new Set(['dispatched', 'delivered', 'claimed', 'closed'])

/** Of each part the fee on the ledger is that of what the buyer keeps of what was sent, with its VAT (INV-07). */
export async function checkFees(world: HistoryWorld, orders: readonly HistoryOrder[]): Promise<void> {
  const { deps, sellers } = world
  const feeOf = await readFeesOnLedger(
    deps.database,
    orders.flatMap(({ parts }) => parts.map(({ id }) => id)),
  )
  for (const order of orders)
    for (const part of order.parts) {
      const rate = feeRates[sellers.findIndex(({ id }) => id === part.breweryId)]
      if (rate === undefined) continue
      const { feeMinor } = splitFee(await keptMinor(world, part), rate)
      const about = `the fee of ${order.number}, ${part.state} part ${part.position}`
      expect([about, feeOf(part.id)]).toEqual([
        about,
        { feeMinor, netMinor: feeMinor - feeVat(feeMinor), vatMinor: feeVat(feeMinor) },
      ])
    }
}

/** Pence with VAT of what was sent and is not credited. */
async function keptMinor({ deps: { database } }: HistoryWorld, part: HistoryPart): Promise<number> {
  const { id: partId, state, totalMinor, creditedMinor } = part
  if (sentStates.has(state)) return totalMinor - creditedMinor
  if (state !== 'part_dispatched') return 0
  const events = ['dispatched', 'part_credited'] as const
  return -(await readBalance(database, 'brewery_due', { partId, events }))
}

async function readFeesOnLedger(database: Database, partIds: readonly string[]) {
  const { rows } = await database.execute(sql`
    select booking.part_id as "partId", entry.account, sum(entry.amount_minor)::integer as minor
    from ledger_transactions as booking join ledger_entries as entry on entry.transaction_id = booking.id
    where booking.part_id = any(${sql.param([...partIds])}::uuid[]) and booking.event in ('fee', 'fee_returned')
    group by 1, 2`)
  return (id: string) => {
    const of = (account: 'brewery_due' | 'fees' | 'vat') =>
      Number(rows.find((row) => row['partId'] === id && row['account'] === account)?.['minor'] ?? 0)
    return { feeMinor: of('brewery_due'), netMinor: 0 - of('fees'), vatMinor: 0 - of('vat') }
  }
}

/**
 * A brewery was never paid more than was due to it, and what is paid, due and held is what it sold, less credits, fees and
 * its shares of pallets, with what was made good (INV-08).
 */
export async function checkBreweries(world: HistoryWorld, orders: readonly HistoryOrder[]): Promise<void> {
  const { deps, sellers } = world
  const { database } = deps
  const plans = await latestPalletPlans(
    database,
    orders.map(({ id }) => id),
  )
  for (const { id: owner, name } of sellers) {
    const due = (of: Parameters<typeof readBalance>[2] = {}) =>
      readBalance(database, 'brewery_due', { owner, ...of })
    const paidMinor = await due({ events: ['payout', 'payout_returned'] })
    const heldMinor = -(await readBalance(database, 'brewery_held', { owner }))
    let feesMinor = 0
    let differencesMinor = 0
    for (const { id, parts } of orders) {
      for (const part of parts.filter(({ breweryId }) => breweryId === owner))
        feesMinor += splitFee(
          await keptMinor(world, part),
          feeRates[sellers.findIndex(({ id: seller }) => seller === owner)]!,
        ).feeMinor
      const plan = plans.find(({ orderId }) => orderId === id)
      const netMinor = plan === undefined ? 0 : (sharesByBrewery(plan).get(owner) ?? 0)
      differencesMinor += netMinor + vatMinor([{ netMinor, vatRate: standardVatRate }])
    }
    const madeGoodMinor = -(await due({ events: ['made_good'] }))
    const { soldMinor, creditedMinor } = await documentsOf(world, owner)
    expect({ name, minor: paidMinor - (await due()) + heldMinor }).toEqual({
      name,
      minor: soldMinor - creditedMinor - feesMinor - differencesMinor + madeGoodMinor,
    })
    await checkPayouts(world, owner)
  }
}

async function documentsOf({ deps: { database } }: HistoryWorld, issuerId: string) {
  const { rows } = await database.execute(sql`
    select coalesce(sum(total_minor) filter (where kind <> 'credit_note'), 0)::integer as "soldMinor",
      coalesce(sum(total_minor) filter (where kind = 'credit_note'), 0)::integer as "creditedMinor"
    from documents where issuer_id = ${issuerId}`)
  return rows[0] as { soldMinor: number; creditedMinor: number }
}

/** Each payout was at most what was due by then. What took from it in the same moment may have come after the payout. */
async function checkPayouts({ deps: { database } }: HistoryWorld, owner: string): Promise<void> {
  const { rows } = await database.execute(sql`
    select payouts.number from payouts
    join ledger_transactions as booking on booking.booked_at <= payouts.sent_at
    join ledger_entries as entry on entry.transaction_id = booking.id
    where payouts.brewery_id = ${owner} and payouts.sent_at is not null
      and entry.account = 'brewery_due' and entry.owner = ${owner}
      and (booking.booked_at < payouts.sent_at or entry.amount_minor < 0)
    group by payouts.id having sum(entry.amount_minor) + payouts.amount_minor > 0`)
  expect(rows).toEqual([])
}

/** Invoices less credit notes of a part are what is charged of it (INV-04). */
export async function checkDocumentSums(
  { deps: { database } }: HistoryWorld,
  orders: readonly HistoryOrder[],
): Promise<void> {
  const { rows } = await database.execute(sql`
    select part_id as "partId", sum(case when kind = 'credit_note' then -total_minor else total_minor end)::integer as minor
    from documents where part_id is not null group by part_id`)
  const documentedMinor = new Map(
    (rows as { partId: string; minor: number }[]).map(({ partId, minor }) => [partId, minor]),
  )
  for (const { number, parts } of orders)
    for (const { id, position, state, totalMinor, creditedMinor } of parts) {
      if (!documentedMinor.has(id)) continue
      const chargedMinor = isGivenUp(state) ? 0 : totalMinor - creditedMinor
      expect([number, position, documentedMinor.get(id)]).toEqual([number, position, chargedMinor])
    }
}
