import { expect, test } from 'vitest'
import type { MoneyRefunds, MoneyRefundView } from '../../../../shared/api/money-refunds-api.ts'
import { sendTwoBreweryOrder } from '../../../../tests/support/builders/sent-order.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
const keyed = (headers: Record<string, string>) => ({ 'idempotency-key': crypto.randomUUID(), ...headers })

type Headers = Record<string, string>
const list = async (view: MoneyRefundView, who: Headers) =>
  (await shop.get(`/api/admin/money/refunds?view=${view}`, who)).json() as MoneyRefunds

test('a refund is listed as asked, owed and done as it goes on (STAF-18)', async () => {
  const { staff, refund, parts, number } = await sendTwoBreweryOrder(shop)
  const [finance, admin] = [await staff('finance'), await staff('admin')]
  const of = async (view: MoneyRefundView, who = admin) =>
    (await list(view, who)).rows.filter(({ orderNumber }) => orderNumber === number)
  const all = { items: [{ part: parts[1], what: 'units', position: 0, units: 3 }] }
  const { id } = (await refund(all, finance)).json()
  expect(await of('asked')).toEqual([
    expect.objectContaining({ id, amountMinor: 36_000, isOwn: false, why: 'Damaged: One keg leaked.' }),
  ])
  expect(await of('asked', finance)).toEqual([expect.objectContaining({ id, isOwn: true })])
  expect(await of('owed')).toEqual([])
  await shop.post(`/api/admin/refunds/${id}/confirmation`, {}, keyed(admin))
  expect(await of('asked')).toEqual([])
  expect(await of('owed')).toEqual([expect.objectContaining({ amountMinor: 36_000, by: null })])
  await shop.sweep()
  expect(await of('owed')).toEqual([])
  expect(await of('done')).toEqual([expect.objectContaining({ amountMinor: 36_000, why: 'Refunded' })])
  const { views } = await list('done', admin)
  expect(views.find(({ key }) => key === 'done')!.count).toBeGreaterThan(0)
})

test('the second person sees what the refund will do, and does just that (STAF-12, STAF-13)', async () => {
  const { staff, refund, parts, balances } = await sendTwoBreweryOrder(shop)
  const [finance, admin] = [await staff('finance'), await staff('admin')]
  const all = { items: [{ part: parts[1], what: 'units', position: 0, units: 3 }] }
  const asking = (await refund(all, finance, '?dryRun=true')).json()
  expect(asking).toMatchObject({ button: 'Ask to give back £360.00', money: [] })
  const { id } = (await refund(all, finance)).json()
  const path = `/api/admin/refunds/${id}/confirmation`
  const before = await balances()
  const preview = (await shop.post(`${path}?dryRun=true`, {}, admin)).json()
  expect(preview).toMatchObject({
    button: 'Confirm £360.00',
    money: [
      expect.stringMatching(/^£360\.00 goes back to /),
      expect.stringMatching(/^£360\.00 is taken off/),
    ],
    documents: [expect.stringMatching(/^A credit note to .* of £360\.00/)],
  })
  expect(await balances()).toEqual(before)
  expect((await shop.post(`${path}?digest=x`, {}, keyed(admin))).json()).toMatchObject({
    code: 'changed_meanwhile',
  })
  const done = await shop.post(`${path}?digest=${preview.digest}`, {}, keyed(admin))
  expect(done.json()).toMatchObject({ state: 'done', isOwn: false })
  expect((await balances()).buyer).toBe(-36_000)
})

test('finance lets the provider be asked again, and operations only read (STAF-18)', async () => {
  const { staff, refund, number } = await sendTwoBreweryOrder(shop)
  const [finance, operations] = [await staff('finance'), await staff('operations')]
  await refund({ items: [], goodwillMinor: 500, reason: 'goodwill', cause: 'dray' }, finance)
  const row = (await list('owed', operations)).rows.find(({ orderNumber }) => orderNumber === number)
  const path = `/api/admin/money/refunds/${row!.id}/again`
  expect((await shop.post(path, undefined, keyed(operations))).json()).toMatchObject({
    code: 'role_missing',
  })
  shop.wait(60)
  const preview = (await shop.post(`${path}?dryRun=true`, undefined, finance)).json()
  expect(preview.money).toEqual([`The provider is asked again to give £5.00 of ${number} back.`])
  expect((await shop.post(path, undefined, keyed(finance))).statusCode).toBe(200)
  const now = (await list('owed', finance)).rows.find(({ orderNumber }) => orderNumber === number)
  expect(Date.parse(now!.at) - Date.parse(row!.at)).toBeGreaterThanOrEqual(60_000)
  await shop.sweep()
  expect((await shop.post(path, undefined, keyed(finance))).statusCode).toBe(404)
})
