import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import type { BuyerView } from '../../../shared/api/list-views.ts'
import type { TradeKind, TradeState } from '../../../shared/trade/trade-words.ts'
import type { Database } from '../../platform/database/database.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import { type ListedBuyer, listBuyers } from './list-buyers.ts'
import { tradeAccounts, tradeChanges } from './trade-tables.ts'

const states: TradeState[] = ['applied', 'approved', 'on_hold', 'refused', 'none']
const kinds: (TradeKind | null)[] = ['pub', 'wholesaler', null]
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
const dayOf = (day: number) => new Date(Date.UTC(2026, 8, 1 + day))

/** Clients in every state and kind; some changed their state or kind since, some wait with a change, some left. */
async function fillAccounts(database: Database): Promise<void> {
  for (let each = 0; each < 150; each += 1) {
    const email = `pub${each}@dray.example`
    const client = { email, emailKey: email, name: `Landlord ${each}` }
    const [{ id: clientId } = { id: '' }] = await database.insert(clients).values(client).returning()
    await database.insert(tradeAccounts).values({
      clientId,
      state: each % 2 === 0 ? 'applied' : states[each % 5]!,
      kind: kinds[each % 3] ?? null,
      businessName: each % 10 === 9 ? null : `${each % 4 === 0 ? 'the' : 'The'} Anchor ${each % 40}`,
      appliedAt: each % 13 === 12 ? null : dayOf((each * 7) % 31),
    })
    if (each % 6 === 5)
      await database
        .update(tradeAccounts)
        .set({ state: 'approved', kind: 'wholesaler' })
        .where(eq(tradeAccounts.clientId, clientId))
    if (each % 8 === 5 || each % 20 === 0)
      await database.insert(tradeChanges).values({ clientId, appliedAt: dayOf((each * 5) % 29) })
    if (each % 15 === 7) await database.delete(clients).where(eq(clients.id, clientId))
  }
}

/** The same view by a filter of all rows. */
async function filtered(database: Database, view: BuyerView, kind?: TradeKind): Promise<string[]> {
  const accounts = await database.select().from(tradeAccounts)
  const changes = new Map((await database.select().from(tradeChanges)).map((row) => [row.clientId, row]))
  const waitsSince = ({ clientId, appliedAt }: (typeof accounts)[number]) =>
    String((changes.get(clientId)?.appliedAt ?? appliedAt)?.toISOString() ?? '~')
  const nameOf = ({ businessName }: (typeof accounts)[number]) => businessName?.toLowerCase() ?? '~'
  const orderBy = view === 'applied' ? waitsSince : nameOf
  return accounts
    .filter((account) => account.state !== 'none' && (kind === undefined || account.kind === kind))
    .filter(({ state, clientId }) => {
      const isWaiting = view === 'applied' && changes.has(clientId)
      return view === 'all' || state === view || isWaiting
    })
    .toSorted((a, b) => compare(orderBy(a), orderBy(b)) || compare(a.clientId, b.clientId))
    .map(({ clientId }) => clientId)
}

const idsOf = async (buyers: readonly ListedBuyer[]) => buyers.map(({ clientId }) => clientId)

test('each view, kind and page of the buyers is what a plain filter finds, and as many (STAF-14)', async () => {
  const { database } = await useTestDatabase()
  await fillAccounts(database)
  for (const kind of [undefined, 'pub', 'wholesaler', 'other'] as const)
    for (const view of ['applied', 'approved', 'on_hold', 'refused', 'all'] as const) {
      const wanted = await filtered(database, view, kind)
      const { total, pages, views } = await listBuyers(database, { view, kind }, idsOf)
      expect([view, kind, total, views.find(({ key }) => key === view)?.count]).toEqual([
        view,
        kind,
        wanted.length,
        wanted.length,
      ])
      const found: string[] = []
      for (let page = 1; page <= pages; page += 1) {
        found.push(...(await listBuyers(database, { view, kind, page }, idsOf)).rows)
      }
      expect([view, kind, found]).toEqual([view, kind, wanted])
    }
  expect((await filtered(database, 'applied')).length).toBeGreaterThan(50)
})
