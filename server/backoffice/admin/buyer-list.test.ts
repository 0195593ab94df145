import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BuyerList } from '../../../shared/api/buyers-api.ts'
import { openCreditShop } from '../../../tests/support/shops/credit-shop.ts'
import { openTradeShop } from '../../../tests/support/shops/trade-shop.ts'

test('buyers are in their views with due time, numbers and orders, found by what a caller says (STAF-14)', async () => {
  const shop = await openTradeShop()
  const operations = await shop.staff('operations')
  const [applied, approved, held, refused] = await Promise.all([
    shop.newcomer(),
    shop.newcomer(),
    shop.newcomer(),
    shop.newcomer(),
  ])
  for (const [at, buyer] of [applied, approved, held, refused].entries())
    await shop.apply(buyer, { businessName: `Pub number ${at}`, vatNumber: null })
  await shop.decide(operations, approved, 'approve')
  await shop.decide(operations, held, 'approve')
  await shop.decide(operations, held, 'hold', { reason: 'Documents are missing.' })
  await shop.decide(operations, refused, 'refuse', { reason: 'No licence.' })
  const list = async (query: string, who = operations) =>
    (await shop.get(`/api/admin/buyers?${query}`, who)).json() as BuyerList
  const idsOf = async (query: string) => (await list(query)).rows.map(({ id }) => id)
  const waiting = await list('q=pub+number')
  expect(waiting.views).toEqual([
    { key: 'applied', count: 1 },
    { key: 'approved', count: 1 },
    { key: 'on_hold', count: 1 },
    { key: 'refused', count: 1 },
    { key: 'credit', count: 0 },
    { key: 'all', count: 4 },
  ])
  expect(waiting.rows).toMatchObject([
    { id: applied.clientId, business: 'Pub number 0', state: 'applied', credit: null, orders: 0 },
  ])
  expect(Date.parse(waiting.rows[0]!.dueAt!)).toBeGreaterThan(shop.now().getTime())
  for (const [view, buyer] of [
    ['approved', approved],
    ['on_hold', held],
    ['refused', refused],
  ] as const)
    expect(await idsOf(`view=${view}&q=pub+number`)).toEqual([buyer.clientId])
  const { postcode } = (await shop.trade(applied)).premises[0]!
  expect(await idsOf(`view=applied&q=${encodeURIComponent(postcode)}`)).toContain(applied.clientId)
  expect(await idsOf('view=all&q=100%25')).toEqual([])
  expect(await idsOf('view=all&q=pub+number&kind=bottle_shop')).toEqual([])

  await shop.apply(approved, { businessName: 'Pub of another name', vatNumber: null })
  const changed = await list('q=another+name')
  expect(changed.rows).toMatchObject([
    { id: approved.clientId, business: 'Pub number 1', state: 'approved', hasChange: true },
  ])
  expect((await shop.get('/api/admin/buyers', applied)).statusCode).toBe(404)
})

test('credit is beside its limit for those who read money, and not for support (STAF-14)', async () => {
  const shop = await openCreditShop()
  const buyer = await shop.creditBuyer({ limitMinor: 50_000 })
  await shop.fill(buyer, 12_000)
  await shop.placed(buyer, { payment: 'invoice' })
  const rowFor = async (who: Record<string, string>) =>
    ((await shop.get('/api/admin/buyers?view=credit', who)).json() as BuyerList).rows.find(
      ({ id }) => id === buyer.clientId,
    )
  expect(await rowFor(shop.finance)).toMatchObject({
    orders: 1,
    credit: { state: 'open', limitMinor: 50_000, usedMinor: 12_000, lateMinor: 0 },
  })
  expect((await rowFor(await shop.staff('support')))?.credit).toBeNull()
})

test('each buyer of a page has the credit of their own account, late, paid by name or not invoiced (STAF-14)', async () => {
  const shop = await openCreditShop()
  const late = await shop.creditBuyer({ limitMinor: 90_000 })
  const paid = await shop.creditBuyer({ limitMinor: 80_000 })
  const waiting = await shop.creditBuyer({ limitMinor: 70_000 })
  await shop.invoiced(late, 30_000)
  await shop.invoiced(paid, 24_000)
  await shop.invoiced(paid, 12_000)
  const [, newest] = (await shop.dossier(paid.clientId)).invoices
  await shop.markPaid(paid.clientId, 12_000, { invoices: [newest!.number] })
  await shop.waitDays(20)
  await shop.invoiced(late, 6000)
  await shop.fill(waiting, 3000)
  await shop.placed(waiting, { payment: 'invoice' })
  const list = (await shop.get('/api/admin/buyers?view=credit', shop.finance)).json() as BuyerList
  const creditOf = ({ clientId }: { clientId: string }) => list.rows.find(({ id }) => id === clientId)?.credit
  expect([creditOf(late), creditOf(paid), creditOf(waiting)]).toEqual([
    { state: 'open', limitMinor: 90_000, usedMinor: 36_000, lateMinor: 30_000 },
    { state: 'open', limitMinor: 80_000, usedMinor: 24_000, lateMinor: 24_000 },
    { state: 'open', limitMinor: 70_000, usedMinor: 3000, lateMinor: 0 },
  ])
  expect(list.views).toContainEqual({ key: 'credit', count: list.rows.length })
})

test('a decision is shown first, and only what was shown is made (STAF-15, SELL-08)', async () => {
  const shop = await openTradeShop()
  const operations = await shop.staff('operations')
  const buyer = await shop.newcomer()
  await shop.apply(buyer)
  const path = `/api/admin/buyers/${buyer.clientId}/trade/approve`
  const keyed = () => ({ ...operations, 'idempotency-key': randomUUID() })
  expect((await shop.post(`${path}?dryRun=true`, {}, operations)).json()).toMatchObject({ field: 'note' })
  const note = 'Found on the council’s register.'
  const preview = (await shop.post(`${path}?dryRun=true`, { note }, operations)).json()
  expect(preview.deadlines).toEqual([expect.stringContaining('can order from now on')])
  expect(preview.mails).toHaveLength(1)
  expect((await shop.trade(buyer)).state).toBe('applied')
  expect((await shop.post(path, { note }, operations)).statusCode).toBe(400)
  const moved = await shop.post(`${path}?digest=another`, { note }, keyed())
  expect([moved.statusCode, moved.json().code]).toEqual([409, 'changed_meanwhile'])
  const done = await shop.post(`${path}?digest=${preview.digest}`, { note }, keyed())
  expect([done.statusCode, done.json().account.state]).toEqual([200, 'approved'])
  expect(await shop.news(buyer)).toEqual(['applied', 'approved'])
  const support = await shop.staff('support')
  const refused = await shop.post(`${path}?dryRun=true`, { note }, support)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'role_missing'])
})

test('what finance marks paid is shown by invoice before it is booked (CRED-07, SELL-08)', async () => {
  const shop = await openCreditShop()
  const buyer = await shop.creditBuyer({ limitMinor: 50_000 })
  const { clientId } = buyer
  const body = { clientId, amountMinor: 700, receivedOn: '2026-01-05', reference: 'FP 7' }
  const preview = (await shop.post('/api/admin/money/payments?dryRun=true', body, shop.finance)).json()
  expect(preview.money).toEqual(['£7.00 is beyond all invoices and waits for the next one.'])
  expect((await shop.dossier(clientId)).payments).toEqual([])
  const limit = { limitMinor: 70_000, terms: '30', reason: 'Asked for more.' }
  const change = `/api/admin/buyers/${clientId}/credit/change?dryRun=true`
  expect((await shop.post(change, limit, shop.finance)).json()).toMatchObject({
    money: [
      'The limit is £700.00, £0.00 of it used; it was £500.00.',
      'Invoices are to be paid 30 days from the invoice.',
    ],
    mails: [expect.any(String)],
  })
  expect((await shop.dossier(clientId)).account?.limitMinor).toBe(50_000)
})

test('the kind and the search of buyers each find who fits and not the other (STAF-14)', async () => {
  const shop = await openTradeShop()
  const operations = await shop.staff('operations')
  const [pub, bottleShop] = [await shop.newcomer(), await shop.newcomer()]
  await shop.apply(pub, { businessName: 'The Anchor', kind: 'pub', vatNumber: null })
  await shop.apply(bottleShop, { businessName: 'Firth Drinks', kind: 'bottle_shop', vatNumber: null })
  const idsOf = async (query: string) =>
    ((await shop.get(`/api/admin/buyers?${query}`, operations)).json() as BuyerList).rows.map(({ id }) => id)
  for (const view of ['applied', 'all']) {
    const inView = (query: string) => idsOf(`view=${view}&${query}`)
    expect(await inView('kind=pub')).toContain(pub.clientId)
    expect(await inView('kind=pub')).not.toContain(bottleShop.clientId)
    expect(await inView('kind=bottle_shop')).toContain(bottleShop.clientId)
    expect(await inView('kind=bottle_shop')).not.toContain(pub.clientId)
    expect(await inView('q=anchor')).toEqual([pub.clientId])
    expect(await inView('q=firth')).toEqual([bottleShop.clientId])
    expect(await inView('q=firth&kind=pub')).toEqual([])
  }
})
