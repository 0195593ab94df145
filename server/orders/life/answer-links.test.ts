import { expect, test } from 'vitest'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { findOpenEntries } from '../../worklist/worklist.ts'
import { findOrder } from '../find-orders.ts'

const shop = await openOrderShop()
// A Monday morning far from bank holidays, whatever day the tests run on.
shop.wait((Date.parse('2028-02-07T10:00:00Z') - shop.now().getTime()) / 1000)
const hour = 3600
const day = 24 * hour

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
    /** The page of the newest link that a mail brought, and its answers. */
    link: async () => {
      const mail = (await shop.mailsTo(email)).findLast(({ data }) => 'answerLink' in (data as object))
      const address = new URL((mail!.data as { answerLink: string }).answerLink)
      return {
        page: () => shop.get(address.pathname + address.search),
        answer: (verb: string, name = '') =>
          shop.app.inject({
            method: 'POST',
            url: address.pathname,
            headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://dray.example' },
            payload: new URLSearchParams({
              token: address.searchParams.get('token')!,
              verb,
              name,
            }).toString(),
          }),
      }
    },
    worklist: async () => {
      const part = (await order()).consignments.find(({ team }) => team?.id === one.brewery.id)!
      return (await findOpenEntries(shop.database))
        .filter(({ subject }) => subject === part.id)
        .map(({ kind }) => kind)
    },
  }
}

test('a mail’s link shows what each answer costs, and answers once, without scripts or session (LIFE-04)', async () => {
  const { run, first, link, one } = await paidOrder()
  await run('propose', one.brewery.slug, '1=1', 'note=The rest was flat')
  const { page, answer } = await link()
  const { body, statusCode } = await page()
  expect(statusCode).toBe(200)
  for (const text of ['1 instead of 2', 'The rest was flat', '£480.00', '£120.00', '£360.00', '£240.00'])
    expect(body).toContain(text)
  expect((await first()).state).toBe('proposed')
  expect((await answer('cancel')).statusCode).toBe(404)
  expect((await answer('agree')).statusCode).toBe(303)
  expect(await first()).toMatchObject({ state: 'accepted', totalMinor: 12_000 })
  expect((await answer('decline_part')).statusCode).toBe(409)
  expect((await page()).body).toContain('Nothing to answer any more')
  expect(await first()).toMatchObject({ state: 'accepted', totalMinor: 12_000 })
})

test('a proposal nobody answers is mailed about after 12 hours and goes without its lines after 24 (LIFE-06)', async () => {
  const { run, order, mails, two, link } = await paidOrder()
  await run('propose', two.brewery.slug, '1=1')
  const proposed = await mails()
  shop.wait(11 * hour)
  await shop.sweep()
  expect((await mails()).slice(proposed.length)).not.toContain('order-question')
  expect((await order()).consignments[1]!.state).toBe('proposed')
  shop.wait(hour)
  await shop.sweep()
  expect((await mails()).length).toBeGreaterThan(proposed.length)
  const { answer } = await link()
  shop.wait(12 * hour)
  await shop.sweep()
  expect((await order()).consignments[1]!.state).toBe('cancelled')
  expect((await answer('agree')).statusCode).toBe(409)
})

test('a part that is not sent on its day is escalated, offered back by a link and then refused (LIFE-10)', async () => {
  const { run, first, link, worklist, order } = await paidOrder()
  await run('accept')
  const { dispatchOn } = await first()
  shop.wait((Date.parse(`${dispatchOn}T17:00:01Z`) - shop.now().getTime()) / 1000)
  await shop.sweep()
  await shop.sweep()
  expect(await worklist()).toEqual(['escalate_dispatch'])
  shop.wait(9 * day)
  await shop.sweep()
  const { page, answer } = await link()
  expect((await page()).body).toContain('Cancel this part')
  expect((await answer('cancel')).statusCode).toBe(303)
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
  const { run, order, first, link, one } = await paidOrder()
  await run('accept')
  await run('dispatch')
  const { deliverBy } = await first()
  const asked = async () => (await shop.mailsTo(one.brewery.email)).length
  const before = await asked()
  shop.wait((Date.parse(`${deliverBy}T18:00:00Z`) - shop.now().getTime()) / 1000 + day * 5.5)
  await shop.sweep()
  await shop.sweep()
  expect(await asked()).toBe(before + 1)
  const { answer } = await link()
  expect((await answer('deliver')).statusCode).toBe(400)
  expect((await answer('claim')).statusCode).toBe(303)
  expect((await answer('deliver', 'Jo Barr')).statusCode).toBe(409)
  expect((await order()).consignments.map(({ state }) => state).toSorted()).toEqual(['claimed', 'dispatched'])
  shop.wait(day * 8)
  await shop.sweep()
  expect((await order()).consignments.map(({ state }) => state).toSorted()).toEqual(['claimed', 'delivered'])
  shop.wait(day * 15)
  await shop.sweep()
  expect((await order()).consignments.map(({ state }) => state).toSorted()).toEqual(['claimed', 'closed'])
})
