import { expect, test } from 'vitest'
import type { StaffRole } from '../../../../shared/accounts/roles.ts'
import type { StaffOrder, StaffOrderList } from '../../../../shared/api/staff-orders-api.ts'
import { placeTwoBreweryOrder } from '../../../../tests/support/builders/two-brewery-order.ts'
import { addMember, addStaff } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { auditTrailOf } from '../../../platform/audit/write-audit.ts'
import { openEntry } from '../../../platform/worklist/worklist.ts'

const shop = await openOrderShop()
// A Monday morning far from bank holidays, whatever day the tests run on.
shop.wait((Date.parse('2028-02-07T10:00:00Z') - shop.now().getTime()) / 1000)

async function staffOf(role: StaffRole) {
  const person = await shop.buyer()
  await addStaff(shop.database, person.clientId, role)
  return person
}
const keyed = (headers: Record<string, string>) => ({ ...headers, 'idempotency-key': crypto.randomUUID() })

test('staff see each part as its brewery sees it, money, documents and history on one page (STAF-09)', async () => {
  const { number, one, two } = await placeTwoBreweryOrder(shop, 'card')
  const support = await staffOf('support')
  const read = async (who: Record<string, string>) => shop.get(`/api/admin/orders/${number}`, who)
  expect((await read(await shop.buyer())).statusCode).toBe(404)
  const order = (await read(support)).json() as StaffOrder
  const breweries = [one.brewery, two.brewery].map(({ slug }) => slug)
  expect(order.parts.map(({ brewerySlug }) => brewerySlug).toSorted()).toEqual(breweries.toSorted())
  expect(order.parts.every(({ steps, mayCancel }) => steps.length === 0 && !mayCancel)).toBe(true)
  expect(order.parts.reduce((sum, { totalMinor }) => sum + (totalMinor ?? 0), 0)).toBe(order.totalMinor)
  expect(order.entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0)
  expect(order.entries.length).toBeGreaterThan(0)
  expect(order.providerEvents.length).toBeGreaterThan(0)
  const owner = await shop.buyer()
  await addMember(shop.database, { clientId: owner.clientId, breweryId: one.brewery.id, role: 'owner' })
  const own = (await shop.get(`/api/sell/${one.brewery.slug}/orders/${number}`, owner)).json()
  const part = order.parts.find(({ brewerySlug }) => brewerySlug === one.brewery.slug)!
  expect({ ...part, steps: own.steps, next: own.next }).toMatchObject(own)
})

test('operations take a brewery’s step with a reason that is recorded in the trail (STAF-10)', async () => {
  const { number, placed } = await placeTwoBreweryOrder(shop, 'card')
  const [part] = placed.consignments
  const operations = await staffOf('operations')
  const path = `/api/admin/orders/${part!.id}/accept`
  expect((await shop.post(path, {}, keyed(operations))).json()).toMatchObject({
    code: 'bad_field',
    field: 'why',
  })
  const why = 'Their line is down; Jan said yes on the telephone.'
  const preview = (await shop.post(`${path}?dryRun=true`, { why }, operations)).json()
  expect(preview.digest).not.toBe('')
  const done = await shop.post(`${path}?digest=${preview.digest}`, { why }, keyed(operations))
  expect(done.statusCode).toBe(200)
  const order = (await shop.get(`/api/admin/orders/${number}`, operations)).json() as StaffOrder
  expect(order.history.find(({ what }) => what === 'accept')).toMatchObject({
    by: { role: 'operations', onBehalf: part!.team!.name },
    why,
  })
  expect(await auditTrailOf(shop.database, { kind: 'order', id: number })).toMatchObject([
    { verb: 'order accept', actingFor: part!.team!.name, reason: why, actorRole: 'operations' },
  ])
  const support = await staffOf('support')
  const refused = await shop.post(path, { why }, keyed(support))
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'role_missing'])
})

test('a cancellation by staff is shown before it is made, and only what was shown is made (STAF-10)', async () => {
  const { number, placed } = await placeTwoBreweryOrder(shop, 'card')
  const [part] = placed.consignments
  const operations = await staffOf('operations')
  const path = `/api/admin/orders/${part!.id}/cancel`
  const body = { cause: 'brewery', note: 'The cask leaks.' }
  const preview = (await shop.post(`${path}?dryRun=true`, body, operations)).json()
  expect(preview.money.join(' ')).toMatch(/goes back/)
  const read = async () => (await shop.get(`/api/admin/orders/${number}`, operations)).json() as StaffOrder
  expect((await read()).parts.every(({ mayCancel }) => mayCancel)).toBe(true)
  const moved = await shop.post(`${path}?digest=another`, body, keyed(operations))
  expect([moved.statusCode, moved.json().code]).toEqual([409, 'changed_meanwhile'])
  const done = await shop.post(`${path}?digest=${preview.digest}`, body, keyed(operations))
  expect(done.statusCode).toBe(200)
  const { parts, history } = await read()
  expect(parts.find(({ id }) => id === part!.id)!.state).toBe('cancelled')
  expect(history.find(({ what }) => what === 'cancel')).toMatchObject({ cause: 'brewery' })
})

test('the list of orders has its views with counts, and narrows by every filter (STAF-08)', async () => {
  const waiting = await placeTwoBreweryOrder(shop, 'card')
  await placeTwoBreweryOrder(shop, 'invoice')
  const support = await staffOf('support')
  const list = async (query: string) =>
    (await shop.get(`/api/admin/orders?${query}`, support)).json() as StaffOrderList
  const all = await list('view=all')
  expect(all.views.find(({ key }) => key === 'all')!.count).toBe(all.total)
  const before = (await list('view=needs')).total
  for (const part of waiting.placed.consignments)
    await openEntry(shop.database, {
      kind: 'claim',
      subject: part.id,
      about: 'A claim is open.',
      owner: 'operations',
      now: shop.now(),
    })
  const needs = await list('view=needs')
  expect([needs.total - before, needs.rows[0]!.number]).toEqual([1, waiting.number])
  const found = await list(`view=needs&q=${waiting.number}`)
  expect([found.total, found.rows.map(({ number }) => number)]).toEqual([1, [waiting.number]])
  expect(found.views.find(({ key }) => key === 'needs')!.count).toBe(1)
  const paidByInvoice = await list(`view=needs&q=${waiting.number}&payment=invoice`)
  expect([paidByInvoice.total, paidByInvoice.rows]).toEqual([0, []])
  const numbersOf = async (query: string) =>
    (await list(`view=all&${query}`)).rows.map(({ number }) => number)
  const { number } = waiting
  expect(await numbersOf(`q=${number.toLowerCase()}`)).toEqual([number])
  expect(await numbersOf(`q=${number}&brewery=${waiting.one.brewery.slug}`)).toEqual([number])
  expect(await numbersOf(`q=${number}&brewery=nobody`)).toEqual([])
  expect(await numbersOf(`q=${number}&payment=invoice`)).toEqual([])
  expect(await numbersOf(`q=${number}&state=placed`)).toEqual([number])
  expect(await numbersOf(`q=${number}&state=packed`)).toEqual([])
  expect(await numbersOf(`q=${number}&group=coast`)).toEqual([])
  expect(await numbersOf(`q=${number}&run=2028-02-09`)).toEqual([])
  expect(await numbersOf(`q=${number}&pub=no%20such%20pub`)).toEqual([])
  expect(await numbersOf(`q=${number}&from=2028-02-07&until=2028-02-07`)).toEqual([number])
  expect(await numbersOf(`q=${number}&until=2028-02-06`)).toEqual([])
  expect(await numbersOf(`q=${number}&least=100000`)).toEqual([])
  expect(await numbersOf(`q=${number}&most=100000`)).toEqual([number])
  expect(await numbersOf(`q=${number}&postcode=ZZ`)).toEqual([])
  const [row] = (await list(`view=all&q=${number}`)).rows
  const code = (await shop.get(`/api/admin/orders/${row!.number}`, support)).json() as StaffOrder
  const postcode = code.parts[0]!.buyer.address.at(-1)!
  expect(await numbersOf(`q=${number}&postcode=${postcode.slice(0, 2)}`)).toEqual([number])
})
