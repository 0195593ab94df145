import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays } from '../../../../shared/working-time/working-time.ts'
import { openStandingOrderShop } from '../../../../tests/support/shops/standing-order-shop.ts'
import { findPremises, savePremises } from '../../../parties/trade-accounts/premises.ts'
import { standingOccurrences } from '../standing-order-tables.ts'

const shop = await openStandingOrderShop()

type Terms = { payment?: 'card' | 'invoice'; wish?: 'ask_me' | 'send_what_you_have'; premisesId?: string }

/** A standing order of two kegs at £100.00 of a buyer with credit and second premises, previewed and then changed. */
async function changedAfterPreview({ payment, change }: { payment: 'card' | 'invoice'; change: Terms }) {
  shop.goTo(shop.dayAhead(1, 1), '12:00')
  await shop.signInAgain()
  const who = await shop.standingBuyer('invoice')
  const { clientId } = who.buyer
  const [first] = await findPremises(shop.database, clientId)
  const other = { ...first!, id: null, tradingName: 'The Second Tap', street: '2 Shore', postcode: 'EH6 6QX' }
  await shop.database.transaction((transaction) => savePremises(transaction, clientId, [first!, other]))
  const second = (await findPremises(shop.database, clientId)).find(({ id }) => id !== first!.id)!
  const keg = await shop.variant({ priceMinor: 10_000, availableUnits: 500 })
  await shop.add({ ...keg, quantity: 2 }, who.buyer)
  const { id, firstOn: day } = await shop.made(who, { payment })
  shop.goTo(addDays(day, -3), '10:00', 1)
  await shop.sweepStanding()
  await shop.signInAgain()
  const edit = async (terms: Terms) => {
    const reply = await shop.call('PUT', `/api/standing-orders/${id}`, terms, shop.keyed(who.buyer))
    expect(reply.statusCode, reply.body).toBe(200)
  }
  await edit({ ...change, ...(change.premisesId === 'second' && { premisesId: second.id! }) })
  return {
    who,
    id,
    day,
    first: first!,
    second,
    settleAt: async (on: string) => {
      shop.goTo(on, '10:00', 1)
      await shop.sweepStanding()
      return (await shop.read(who.buyer, id)).past[0]
    },
    confirm: (on: string) => shop.step(who, id, `occurrences/${on}/confirm`),
  }
}

test('what is previewed on account is placed on account, though the standing order is by card since (STAND-02, STAND-04)', async () => {
  const { who, id, day, settleAt } = await changedAfterPreview({
    payment: 'invoice',
    change: { payment: 'card', wish: 'send_what_you_have' },
  })
  expect(await shop.read(who.buyer, id)).toMatchObject({
    payment: 'card',
    next: { state: 'prepared', terms: { payment: 'invoice', wish: 'ask_me' } },
  })
  expect(await settleAt(day)).toMatchObject({ state: 'placed' })
  expect(await shop.ordersOf(who)).toMatchObject([{ paymentMethod: 'invoice', wish: 'ask_me' }])
  // The next preview has the new terms, and a link to confirm it.
  shop.goTo(addDays(day, 4), '10:00', 1)
  await shop.sweepStanding()
  expect((await shop.read(who.buyer, id)).next).toMatchObject({
    state: 'prepared',
    terms: { payment: 'card', wish: 'send_what_you_have' },
  })
  expect(await shop.lastMail(who, 'standing-order-preview')).toMatchObject({
    isByCard: true,
    answers: ['Confirm and pay', 'Change', 'Skip this one'],
  })
  expect(await settleAt(addDays(day, 7))).toMatchObject({ state: 'lapsed' })
})

test('what is previewed by card lapses unless it is confirmed, though the standing order is on account since (STAND-04)', async () => {
  const lapsing = await changedAfterPreview({ payment: 'card', change: { payment: 'invoice' } })
  expect(await lapsing.settleAt(lapsing.day)).toMatchObject({ state: 'lapsed' })
  expect(await shop.ordersOf(lapsing.who)).toEqual([])
  const confirmed = await changedAfterPreview({ payment: 'card', change: { payment: 'invoice' } })
  const reply = await confirmed.confirm(confirmed.day)
  expect(reply.statusCode, reply.body).toBe(200)
  expect(await shop.ordersOf(confirmed.who)).toMatchObject([
    { paymentMethod: 'card', paymentState: 'unpaid' },
  ])
})

test('what is placed on account on its own cannot be confirmed by card after a change (STAND-04)', async () => {
  const { day, confirm } = await changedAfterPreview({ payment: 'invoice', change: { payment: 'card' } })
  const refused = await confirm(day)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_possible'])
})

test('what is previewed goes to the premises of its preview, also where its lines are changed; the next one goes elsewhere (STAND-02)', async () => {
  const { who, id, day, first, second, settleAt } = await changedAfterPreview({
    payment: 'invoice',
    change: { premisesId: 'second' },
  })
  expect(await shop.read(who.buyer, id)).toMatchObject({
    premises: { name: 'The Second Tap' },
    next: { terms: { premises: { id: first.id, name: 'The Salt Cellar', town: 'Edinburgh' } } },
  })
  const [line] = (await shop.read(who.buyer, id)).lines
  const lines = [{ kind: line!.kind, itemId: line!.itemId, quantity: 3 }]
  expect((await shop.step(who, id, `occurrences/${day}/change`, { lines })).statusCode).toBe(200)
  await settleAt(day)
  expect(await shop.ordersOf(who)).toMatchObject([{ contact: { postcode: 'EH6 6QW' }, goodsMinor: 30_000 }])
  shop.goTo(addDays(day, 4), '10:00', 1)
  await shop.sweepStanding()
  await settleAt(addDays(day, 7))
  const postcodes = (await shop.ordersOf(who)).map(({ contact }) => contact!.postcode)
  expect(postcodes.toSorted()).toEqual(['EH6 6QW', second.postcode])
})

test('what was previewed for premises that are gone since is not placed elsewhere, and the mail says why (STAND-02)', async () => {
  const { who, day, second, settleAt } = await changedAfterPreview({
    payment: 'invoice',
    change: { premisesId: 'second' },
  })
  await shop.database.transaction((transaction) => savePremises(transaction, who.buyer.clientId, [second]))
  const reason = 'The premises that it was previewed for are no longer in your trade account.'
  expect(await settleAt(day)).toMatchObject({ state: 'failed', reason })
  expect(await shop.ordersOf(who)).toEqual([])
  expect(await shop.lastMail(who, 'standing-order')).toMatchObject({ news: 'failed', words: [reason] })
})

test('an upgrade fills what is previewed already from its standing order, and nothing else (STAND-04)', async () => {
  const { who, id, day } = await changedAfterPreview({ payment: 'invoice', change: { payment: 'card' } })
  const settled = {
    standingOrderId: id,
    day: addDays(day, -7),
    cutOffAt: shop.now().toISOString(),
    lines: [],
  }
  await shop.database.insert(standingOccurrences).values({ ...settled, state: 'skipped' })
  await shop.database
    .update(standingOccurrences)
    .set({ terms: null })
    .where(eq(standingOccurrences.standingOrderId, id))
  const [file] = globSync('database/migrations/*_occurrence-terms.sql')
  const [, fill] = (await readFile(file!, 'utf8')).split('--> statement-breakpoint')
  await shop.database.execute(sql.raw(fill!))
  expect(await shop.read(who.buyer, id)).toMatchObject({
    next: { terms: { payment: 'card', wish: 'ask_me', premises: { id: who.premisesId } } },
    past: [{ state: 'skipped', terms: null }],
  })
})

test('what the version before previewed is settled by what its standing order says (STAND-04)', async () => {
  const { who, id, day, settleAt } = await changedAfterPreview({
    payment: 'invoice',
    change: { wish: 'send_what_you_have' },
  })
  await shop.database
    .update(standingOccurrences)
    .set({ terms: null })
    .where(eq(standingOccurrences.standingOrderId, id))
  expect((await shop.read(who.buyer, id)).next).toMatchObject({ state: 'prepared', terms: null })
  expect(await settleAt(day)).toMatchObject({ state: 'placed' })
  expect(await shop.ordersOf(who)).toMatchObject([{ wish: 'send_what_you_have' }])
})

test('a client takes away how each occurrence is paid (STAND-01)', async () => {
  const { who } = await changedAfterPreview({ payment: 'invoice', change: { payment: 'card' } })
  const own = (await shop.get('/api/account/data', who.buyer)).json()
  expect(own.standingOrders).toMatchObject([
    { payment: 'card', occurrences: [{ outcome: 'prepared', payment: 'invoice', wish: 'ask_me' }] },
  ])
})
