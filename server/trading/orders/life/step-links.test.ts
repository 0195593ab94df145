import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sandboxTokens } from '../../../../shared/orders/sandbox-cards.ts'
import { addMember } from '../../../../tests/support/shops/add-staff.ts'
import { placeTwoBreweryOrder } from '../../../../tests/support/builders/two-brewery-order.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { breweries } from '../../../catalogue/beers/catalogue-tables.ts'
import { mails } from '../../../platform/mail/mail-tables.ts'
import { watchUnreachableBreweries } from './watch-unreachable-breweries.ts'
import { operatorActor } from '../../../platform/audit/actor.ts'
import { revokeRole } from '../../../parties/roles/change-role.ts'
import { findOpenEntries } from '../../../platform/worklist/worklist.ts'
import { findOrder } from '../find-orders.ts'

const shop = await openOrderShop()
// A Monday morning far from bank holidays, whatever day the tests run on.
shop.wait((Date.parse('2028-02-07T10:00:00Z') - shop.now().getTime()) / 1000)
const hour = 3600
const day = 24 * hour

/** The page of a link, and its button. */
function opened(link: string) {
  const address = new URL(link)
  const token = address.searchParams.get('token')!
  const fill = (fields: Record<string, string>) =>
    shop.app.inject({
      method: 'POST',
      url: address.pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://dray.example' },
      payload: new URLSearchParams(fields).toString(),
    })
  return {
    token,
    page: (method: 'GET' | 'HEAD' = 'GET') =>
      shop.app.inject({ method, url: address.pathname + address.search }),
    press: (name = '') => fill({ token, name }),
  }
}

/** The link in the newest mail to someone. */
async function newest(email: string, field: 'acceptLink' | 'actLink') {
  const mail = (await shop.mailsTo(email)).findLast(({ data }) => field in (data as object))
  return opened((mail!.data as Record<typeof field, string>)[field])
}

/** A paid order; what is asked of it later needs no session, which would have ended by then. */
async function paidOrder() {
  const placed = await placeTwoBreweryOrder(shop)
  const { email, number, one } = placed
  const order = () => findOrder(shop.database, null, number)
  return {
    ...placed,
    order,
    first: async () => (await order()).consignments[0]!,
    mails: async () => (await shop.mailsTo(email)).map(({ template }) => template),
    /** The links of the newest mail that has some, in its order; of those that name a brewery where two leave at once. */
    links: async (brewery = '') => {
      const asks = (data: object) => 'answerLinks' in data && JSON.stringify(data).includes(brewery)
      const mail = (await shop.mailsTo(email)).findLast(({ data }) => asks(data as object))
      return (mail!.data as { answerLinks: string[] }).answerLinks.map(opened)
    },
    worklist: async () => {
      const part = (await order()).consignments.find(({ team }) => team?.id === one.brewery.id)!
      return (await findOpenEntries(shop.database))
        .filter(({ subject }) => subject === part.id)
        .map(({ kind }) => kind)
    },
  }
}

test('a proposal’s mail has a link for each answer, whose page shows what it costs; one ends the others (LIFE-04, NOTE-11)', async () => {
  const { run, first, links, one } = await paidOrder()
  await run('propose', one.brewery.slug, '1=1', 'note=The rest was flat')
  const [agree, without, nothing] = await links()
  expect(nothing).toBeUndefined()
  const { body, statusCode } = await agree!.page()
  expect(statusCode).toBe(200)
  for (const text of ['1 instead of 2', 'The rest was flat', '£480.00', '£120.00'])
    expect(body).toContain(text)
  const other = await without!.page()
  for (const text of ['£360.00', '£240.00']) expect(other.body).toContain(text)
  expect((await first()).state).toBe('proposed')
  expect((await agree!.press()).statusCode).toBe(303)
  expect(await first()).toMatchObject({ state: 'accepted', totalMinor: 12_000 })
  expect((await without!.press()).statusCode).toBe(409)
  expect((await without!.page()).body).toContain('The order has changed since this mail. Sign in to see it.')
  expect((await agree!.page()).body).toMatch(/Already agreed at \d\d:\d\d\./)
  expect(await first()).toMatchObject({ state: 'accepted', totalMinor: 12_000 })
})

test('a mail scanner that opens a link changes nothing; its button works once (NOTE-08)', async () => {
  const { first, one } = await paidOrder()
  const link = await newest(one.brewery.email, 'acceptLink')
  for (let looks = 0; looks < 10; looks += 1) {
    expect((await link.page('HEAD')).statusCode).toBe(200)
    expect((await link.page()).body).toContain('Accept all as ordered')
  }
  expect((await first()).state).toBe('placed')
  expect((await link.press()).statusCode).toBe(303)
  expect((await first()).state).toBe('accepted')
  const again = await link.press()
  expect(again.statusCode).toBe(409)
  expect(again.body).toMatch(/Already accepted by .*, by mail at \d\d:\d\d\./)
  expect(again.body).not.toContain('name="token"')
})

test('a link is for one person, one part as it was, and 72 hours at the most (NOTE-07, NOTE-10)', async () => {
  const { run, first, order, one, two } = await paidOrder()
  const [mine, theirs] = [
    await newest(one.brewery.email, 'acceptLink'),
    await newest(two.brewery.email, 'acceptLink'),
  ]
  const changed = `${mine.token.slice(0, -1)}${mine.token.endsWith('A') ? 'B' : 'A'}`
  expect((await opened(`https://dray.example/step?token=${changed}`).page()).statusCode).toBe(404)
  await run('propose', one.brewery.slug, '1=1')
  const { body } = await mine.page()
  expect(body).toContain('The order has changed since this mail. Sign in to see it.')
  expect(body).not.toContain('Accept all as ordered')
  expect((await mine.press()).statusCode).toBe(409)
  expect((await first()).state).toBe('proposed')
  shop.wait(73 * hour)
  expect((await theirs.page()).body).toContain('This link has ended.')
  expect((await theirs.press()).statusCode).toBe(409)
  expect((await order()).consignments[1]!.state).toBe('placed')
})

test('signed out, a link shows its own part alone and asks for no second factor (NOTE-09)', async () => {
  const { one, two, email } = await paidOrder()
  const { body } = await (await newest(one.brewery.email, 'acceptLink')).page()
  expect(body).toContain('2 × ')
  expect(body).not.toContain(two.brewery.name)
  expect(body).not.toContain(email)
})

test('people of a brewery have links of their own, and the history says who took it by link (NOTE-12)', async () => {
  const owner = await shop.register({ name: 'Jan Mason' })
  const seller = await shop.register({ name: 'Ola Sands' })
  const placed = await placeTwoBreweryOrder(shop, 'unpaid')
  const breweryId = placed.one.brewery.id
  await addMember(shop.database, { clientId: owner.client.id, breweryId, role: 'owner' })
  await addMember(shop.database, { clientId: seller.client.id, breweryId, role: 'sales' })
  await shop.pay(placed.number, sandboxTokens.success, placed.buyer)
  const [jans, olas] = [
    await newest(owner.client.email, 'acceptLink'),
    await newest(seller.client.email, 'acceptLink'),
  ]
  expect(await shop.mailsTo(placed.one.brewery.email)).toEqual([])
  await revokeRole(
    shop.database,
    { clientId: seller.client.id, breweryId, role: 'sales' },
    { actor: operatorActor, now: shop.now() },
  )
  expect((await olas.page()).body).toContain('This link has ended.')
  expect((await jans.press()).statusCode).toBe(303)
  const { history } = await placed.order()
  expect(history.findLast(({ what }) => what === 'accept')?.by).toEqual({
    role: 'sales',
    name: 'Jan Mason',
    onBehalf: null,
  })
  expect((await olas.page()).body).toMatch(/Already accepted by Jan Mason at/)
})

test('a brewery that no one can be notified of is on the worklist while an order waits (NOTE-03)', async () => {
  const { one, run } = await paidOrder()
  const watch = () => watchUnreachableBreweries({ database: shop.database, clock: shop.now })
  const listed = async () => {
    await watch()
    const entries = await findOpenEntries(shop.database, { kind: 'brewery_unreachable' })
    return entries.filter(({ subject }) => subject === one.brewery.id).length
  }
  const writeTo = (email: string | null) =>
    shop.database.update(breweries).set({ email }).where(eq(breweries.id, one.brewery.id))
  expect(await listed()).toBe(0)
  await writeTo(null)
  expect(await listed()).toBe(1)
  await writeTo(one.brewery.email)
  expect(await listed()).toBe(0)
  const toBrewery = eq(mails.toEmail, one.brewery.email)
  await shop.database.update(mails).set({ failedForGoodAt: shop.now().toISOString() }).where(toBrewery)
  expect(await listed()).toBe(1)
  await run('accept', one.brewery.slug)
  expect(await listed()).toBe(0)
})

test.each(['info@tern.example;', 'orders@tern.example,office'])(
  'an order is paid and opened though %s, an address of a former import, takes no mails (NOTE-03)',
  async (address) => {
    const { number, buyer, email, one, two } = await placeTwoBreweryOrder(shop, 'unpaid')
    await shop.database.update(breweries).set({ email: address }).where(eq(breweries.id, one.brewery.id))
    expect((await shop.pay(number, sandboxTokens.success, buyer)).statusCode).toBe(200)
    const { payment, consignments } = await shop.order(number, buyer)
    expect([payment.state, consignments.map(({ state }) => state)]).toEqual(['paid', ['placed', 'placed']])
    expect((await shop.mailsTo(email)).map(({ template }) => template)).toEqual(['order-placed'])
    expect(await shop.mailsTo(two.brewery.email)).toMatchObject([{ template: 'brewery-order' }])
    expect(await shop.mailsTo(address)).toEqual([])
    await watchUnreachableBreweries({ database: shop.database, clock: shop.now })
    const entries = await findOpenEntries(shop.database, { kind: 'brewery_unreachable' })
    expect(entries.map(({ subject }) => subject)).toContain(one.brewery.id)
    expect(entries.map(({ subject }) => subject)).not.toContain(two.brewery.id)
  },
)

test('a proposal no one answers is mailed about after 12 hours and goes without its lines after 24 (LIFE-06)', async () => {
  const { run, order, mails, two, links } = await paidOrder()
  await run('propose', two.brewery.slug, '1=1')
  const proposed = await mails()
  shop.wait(11 * hour)
  await shop.sweep()
  expect((await mails()).slice(proposed.length)).not.toContain('order-question')
  expect((await order()).consignments[1]!.state).toBe('proposed')
  shop.wait(hour)
  await shop.sweep()
  expect((await mails()).length).toBeGreaterThan(proposed.length)
  const [agree] = await links()
  shop.wait(12 * hour)
  await shop.sweep()
  expect((await order()).consignments[1]!.state).toBe('cancelled')
  expect((await agree!.press()).statusCode).toBe(409)
})

test('a part that is not sent on its day is escalated, offered back by a link and then refused (LIFE-10)', async () => {
  const { run, first, links, worklist, order } = await paidOrder()
  await run('accept')
  const { dispatchOn } = await first()
  shop.wait((Date.parse(`${dispatchOn}T17:00:01Z`) - shop.now().getTime()) / 1000)
  await shop.sweep()
  await shop.sweep()
  expect(await worklist()).toEqual(['escalate_dispatch'])
  shop.wait(9 * day)
  await shop.sweep()
  const [cancel] = await links()
  expect((await cancel!.page()).body).toMatch(/Cancel .+’s order/)
  expect((await cancel!.press()).statusCode).toBe(303)
  expect(await order()).toMatchObject({
    history: expect.arrayContaining([expect.objectContaining({ what: 'cancel', cause: 'brewery' })]),
  })
  shop.wait(14 * day)
  await shop.sweep()
  await shop.sweep()
  const { consignments, payment } = await order()
  expect(consignments.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'refused'])
  expect(payment).toMatchObject({ state: 'refunded', refundedMinor: 60_000 })
  expect(await worklist()).toEqual([])
})

test('an arrival is asked of both sides; the buyer’s link says that it is here, or never came (LIFE-13)', async () => {
  const { run, order, first, links, one, two } = await paidOrder()
  await run('accept')
  await run('dispatch')
  const { deliverBy } = await first()
  const asked = async () => (await shop.mailsTo(one.brewery.email)).length
  const before = await asked()
  shop.wait((Date.parse(`${deliverBy}T18:00:00Z`) - shop.now().getTime()) / 1000 + day * 5.5)
  await shop.sweep()
  await shop.sweep()
  expect(await asked()).toBe(before + 1)
  const [here, never] = await links(two.brewery.name)
  expect((await here!.press()).statusCode).toBe(400)
  expect((await never!.press()).statusCode).toBe(303)
  expect((await here!.press('Jo Barr')).statusCode).toBe(409)
  expect((await order()).consignments.map(({ state }) => state).toSorted()).toEqual(['claimed', 'dispatched'])
  shop.wait(day * 8)
  await shop.sweep()
  expect((await order()).consignments.map(({ state }) => state).toSorted()).toEqual(['claimed', 'delivered'])
  shop.wait(day * 15)
  await shop.sweep()
  expect((await order()).consignments.map(({ state }) => state).toSorted()).toEqual(['claimed', 'closed'])
})
