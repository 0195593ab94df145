import { expect, test } from 'vitest'
import type { SavedAddress } from '../../../../shared/api/accounts-api.ts'
import { addDays } from '../../../../shared/working-time/working-time.ts'
import { sandboxTokens } from '../../../../shared/orders/sandbox-cards.ts'
import { buildRunShop } from '../../../../tests/support/builders/run-order.ts'
import { openStandingOrderShop } from '../../../../tests/support/shops/standing-order-shop.ts'

const shop = await openStandingOrderShop()
shop.goTo(shop.dayAhead(1, 1), '12:00')

type Who = Awaited<ReturnType<typeof shop.standingBuyer>>

/** A buyer with a standing order of so many kegs at £100.00, the first on a Tuesday. */
async function standing(payment: 'card' | 'invoice' = 'invoice', quantity = 2) {
  await shop.signInAgain()
  const who = await shop.standingBuyer(payment)
  const keg = await shop.variant({ priceMinor: 10_000, availableUnits: 500 })
  await shop.add({ ...keg, quantity }, who.buyer)
  const made = await shop.made(who)
  return { who, keg, id: made.id, day: made.firstOn, made }
}
/** From the mail: the link of one of its answers, as a path. */
async function linkOf(who: Who, answer: string): Promise<string> {
  const { answers, answerLinks } = (await shop.lastMail(who, 'standing-order-preview')) as never as {
    answers: string[]
    answerLinks: string[]
  }
  return new URL(answerLinks[answers.indexOf(answer)]!).searchParams.get('token')!
}
const useLink = (token: string, fields: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/standing-order',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, ...fields }).toString(),
  })

test('is made of a basket, which stays, and of an order; is changed, paused, resumed and ended (STAND-01)', async () => {
  const { who, made, id } = await standing()
  expect(made).toMatchObject({
    state: 'active',
    rhythmWeeks: 1,
    payment: 'invoice',
    group: null,
    lines: [{ quantity: 2, priceMinor: 10_000 }],
    premises: { name: 'The Salt Cellar' },
    next: { day: made.firstOn, state: 'coming' },
  })
  expect(await shop.items(who.buyer)).toHaveLength(1)
  const { number } = await shop.placed(who.buyer)
  const again = await shop.made(who, { orderNumber: number, rhythmWeeks: 4, name: 'Of an order' })
  expect(again).toMatchObject({ rhythmWeeks: 4, lines: [{ quantity: 2 }] })
  const [line] = made.lines
  const changed = await shop.call(
    'PUT',
    `/api/standing-orders/${id}`,
    { rhythmWeeks: 2, lines: [{ kind: line!.kind, itemId: line!.itemId, quantity: 5 }] },
    shop.keyed(who.buyer),
  )
  expect(changed.json()).toMatchObject({ rhythmWeeks: 2, lines: [{ quantity: 5 }] })
  expect((await shop.step(who, id, 'pause')).json()).toMatchObject({ state: 'paused', next: null })
  expect((await shop.step(who, id, 'pause')).json()).toMatchObject({ state: 'paused' })
  expect((await shop.step(who, id, 'resume')).json()).toMatchObject({ state: 'active' })
  expect((await shop.step(who, id, 'end')).json()).toMatchObject({ state: 'ended', next: null })
  expect((await shop.step(who, id, 'resume')).statusCode).toBe(409)
  const stranger = await shop.standingBuyer('card')
  expect((await shop.get(`/api/standing-orders/${id}`, stranger.buyer)).statusCode).toBe(404)
  expect((await shop.step(stranger, id, 'pause')).statusCode).toBe(404)
})

test('without an approved trade account, premises or a day to come none is made (STAND-01)', async () => {
  const { who, day } = await standing('card')
  expect((await shop.tryToMake(who, { firstOn: addDays(day, -30) })).statusCode).toBe(400)
  expect((await shop.tryToMake(who, { firstOn: addDays(day, 200) })).statusCode).toBe(400)
  expect((await shop.tryToMake(who, { premisesId: crypto.randomUUID() })).json().code).toBe('premises_gone')
  expect((await shop.tryToMake(who, { groupId: crypto.randomUUID() })).json().code).toBe('nothing_to_order')
  const other = await standing('card')
  const { number } = await shop.placed(other.who.buyer)
  expect((await shop.tryToMake(who, { orderNumber: number })).statusCode).toBe(404)
})

test('three days before the cut-off the buyer gets one preview, and nothing is reserved or charged (STAND-02)', async () => {
  const { who, id, day, keg } = await standing()
  const scarce = await shop.variant({ priceMinor: 5000, availableUnits: 10 })
  await shop.sweepStanding()
  shop.goTo(addDays(day, -3), '10:00', -1)
  await shop.sweepStanding()
  expect(await shop.lastMail(who, 'standing-order-preview')).toBeNull()
  await shop.change(keg, { priceMinor: 11_000, stock: 1 })
  shop.goTo(addDays(day, -3), '10:00')
  await shop.sweepStanding()
  await shop.sweepStanding()
  const previews = (await shop.mailsTo(who.email)).filter(
    ({ template }) => template === 'standing-order-preview',
  )
  expect(previews).toHaveLength(1)
  const name = expect.stringContaining('')
  expect(previews[0]!.data).toMatchObject({
    changes: [
      expect.stringMatching(/costs £110\.00, before £100\.00\.$/),
      expect.stringMatching(/: 1 instead of 2, which is what there is\.$/),
    ],
    total: '£132.00',
    standingOrder: name,
    answers: ['Change', 'Skip this one'],
  })
  expect(await shop.stockOf(keg)).toBe(1)
  expect(await shop.ordersOf(who)).toHaveLength(0)
  expect(await shop.read(who.buyer, id)).toMatchObject({
    next: { day, state: 'prepared', preview: { totalMinor: 13_200, problem: null } },
  })
  expect(scarce.variantId).not.toBe(keg.variantId)
})

test('what is sold out, and what refuses the whole, is in the preview (STAND-02)', async () => {
  const { who, id, day, keg } = await standing()
  await shop.change(keg, { priceMinor: 10_000, stock: 0 })
  shop.goTo(addDays(day, -2), '10:00')
  await shop.sweepStanding()
  const { next } = await shop.read(who.buyer, id)
  expect(next?.preview).toMatchObject({
    changes: [expect.stringMatching(/is sold out: left out\.$/)],
    problem: 'None of its beers can be ordered at the moment.',
  })
})

test('a link skips, changes or confirms one occurrence once, and after the cut-off says that it is too late (STAND-03)', async () => {
  const { who, id, day } = await standing('card')
  shop.goTo(addDays(day, -3), '11:00')
  await shop.sweepStanding()
  const change = await linkOf(who, 'Change')
  expect((await shop.get(`/standing-order?token=${change}`)).body).toContain('Change this one')
  expect((await useLink(change, { 'units.0': 'many' })).statusCode).toBe(400)
  expect((await useLink(change, { 'units.0': '3' })).statusCode).toBe(303)
  expect((await shop.read(who.buyer, id)).next).toMatchObject({ isChanged: true, lines: [{ quantity: 3 }] })
  expect((await useLink(change, { 'units.0': '4' })).statusCode).toBe(409)
  const confirm = await linkOf(who, 'Confirm and pay')
  const confirmed = await useLink(confirm)
  expect(confirmed.headers.location).toMatch(/^\/account\/orders\/DRAY-.*\/payment$/)
  const skip = await linkOf(who, 'Skip this one')
  const tooLate = await useLink(skip)
  expect([tooLate.statusCode, tooLate.body]).toEqual([409, expect.stringContaining('It is placed as order')])
  // The next occurrence has its own links; those of the first do nothing to it.
  shop.goTo(addDays(day, 5), '10:00')
  await shop.sweepStanding()
  expect((await useLink(skip)).statusCode).toBe(409)
  const next = await linkOf(who, 'Skip this one')
  expect((await shop.read(who.buyer, id)).next).toMatchObject({ day: addDays(day, 7), state: 'prepared' })
  shop.goTo(addDays(day, 7), '10:00', -1)
  expect((await shop.get(`/standing-order?token=${next}`)).body).toContain('Skip this one')
  expect((await shop.read(who.buyer, id)).next).toMatchObject({ state: 'prepared' })
  expect((await useLink(next)).statusCode).toBe(303)
  expect((await useLink(next)).statusCode).toBe(409)
  expect((await shop.read(who.buyer, id)).past[0]).toMatchObject({ day: addDays(day, 7), state: 'skipped' })
  shop.goTo(addDays(day, 12), '10:00')
  await shop.sweepStanding()
  const last = await linkOf(who, 'Skip this one')
  shop.goTo(addDays(day, 14), '10:00', 1)
  const after = await useLink(last)
  expect([after.statusCode, after.body]).toEqual([409, expect.stringContaining('It is too late')])
  expect((await useLink('nothing-of-the-kind')).statusCode).toBe(404)
})

test('with a credit account it is placed at the cut-off, by card only if it was confirmed, over three occurrences (STAND-04)', async () => {
  const account = await standing('invoice')
  const card = await standing('card')
  for (const turn of [0, 1, 2]) {
    const day = addDays(account.day, 7 * turn)
    shop.goTo(addDays(day, -3), '12:00')
    await shop.sweepStanding()
    if (turn === 1) {
      const reply = await shop.step(card.who, card.id, `occurrences/${day}/confirm`)
      const { past } = reply.json()
      await shop.pay(past[0].orderNumber, sandboxTokens.success, card.who.buyer)
    }
    shop.goTo(day, '10:00', -1)
    await shop.sweepStanding()
    expect(await shop.ordersOf(account.who)).toHaveLength(turn)
    shop.goTo(day, '10:00')
    await shop.sweepStanding()
    expect(await shop.ordersOf(account.who)).toHaveLength(turn + 1)
  }
  const [first] = await shop.ordersOf(account.who)
  expect(first).toMatchObject({ paymentState: 'invoiced', contact: { postcode: 'EH6 6QW' } })
  expect((await shop.ordersOf(card.who)).map(({ paymentState }) => paymentState)).toEqual(['paid'])
  expect((await shop.read(card.who.buyer, card.id)).past.map(({ state }) => state)).toEqual([
    'lapsed',
    'placed',
    'lapsed',
  ])
  expect(await shop.lastMail(card.who, 'standing-order')).toMatchObject({ news: 'lapsed' })
})

test('premises keep a phone number that an order takes, or their standing orders would stop (TRADE-02, STAND-04)', async () => {
  const { who, day } = await standing()
  const own = (await shop.get('/api/account', who.buyer)).json() as { addresses: SavedAddress[] }
  const { id, ...address } = own.addresses.find((one) => one.id === who.premisesId)!
  const change = (phone: string | null) =>
    shop.call('PUT', `/api/account/addresses/${id}`, { ...address, phone }, who.buyer)
  for (const phone of [null, '496 0000']) {
    const refused = await change(phone)
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'phone'])
  }
  expect((await change('0131 496 0001')).statusCode).toBe(200)
  shop.goTo(addDays(day, -3), '10:00')
  await shop.sweepStanding()
  shop.goTo(day, '10:00')
  await shop.sweepStanding()
  expect(await shop.ordersOf(who)).toHaveLength(1)
})

test('a line that costs more than in the preview is left out and named, and of one with fewer left there is what there is (STAND-05)', async () => {
  const { who, id, day, keg } = await standing('invoice')
  const cask = await shop.variant({ priceMinor: 8000, availableUnits: 50 })
  await shop.add({ ...cask, quantity: 6 }, who.buyer)
  const both = await shop.made(who, { name: 'Both', firstOn: day })
  shop.goTo(addDays(day, -1), '10:00')
  await shop.sweepStanding()
  await shop.change(keg, { priceMinor: 10_001, stock: 500 })
  await shop.change(cask, { priceMinor: 7900, stock: 4 })
  shop.goTo(day, '10:00')
  await shop.sweepStanding()
  const [placed] = (await shop.read(who.buyer, both.id)).past
  expect(placed).toMatchObject({
    state: 'placed',
    leftOut: [
      expect.stringMatching(/costs £100\.01 instead of £100\.00: left out\.$/),
      expect.stringMatching(/: 4 instead of 6, which is what there is\.$/),
    ],
  })
  const order = (await shop.ordersOf(who)).find(({ number }) => number === placed!.orderNumber)
  expect(order?.goodsMinor).toBe(4 * 7900)
  expect(await shop.stockOf(cask)).toBe(0)
  const mails = (await shop.mailsTo(who.email)).filter(({ template }) => template === 'standing-order')
  expect(mails.map(({ data }) => (data as { news: string }).news).toSorted()).toEqual(['failed', 'placed'])
  // Of the other one nothing is left: its only line costs more.
  expect((await shop.read(who.buyer, id)).past[0]).toMatchObject({ state: 'failed' })
})

test('two occurrences in a row that fail pause it with a mail, and resuming starts again (STAND-06)', async () => {
  const { who, id, day } = await standing('invoice')
  await shop.verb(shop.finance, who.buyer.clientId, 'hold', { reason: 'Late.' })
  for (const turn of [0, 1]) {
    shop.goTo(addDays(day, 7 * turn - 1), '10:00')
    await shop.sweepStanding()
    shop.goTo(addDays(day, 7 * turn), '10:00')
    await shop.sweepStanding()
    expect((await shop.read(who.buyer, id)).state).toBe(turn === 0 ? 'active' : 'paused')
  }
  expect(await shop.lastMail(who, 'standing-order')).toMatchObject({ news: 'paused' })
  expect(await shop.ordersOf(who)).toHaveLength(0)
  await shop.signInAgain()
  await shop.verb(shop.finance, who.buyer.clientId, 'release', { reason: 'Paid.' })
  await shop.step(who, id, 'resume')
  shop.goTo(addDays(day, 14), '09:00')
  await shop.sweepStanding()
  shop.goTo(addDays(day, 14), '10:00')
  await shop.sweepStanding()
  expect(await shop.ordersOf(who)).toHaveLength(1)
})

test('four sweeps at once at the cut-off place one order (STAND-06)', async () => {
  const { who, day } = await standing('invoice')
  shop.goTo(addDays(day, -1), '10:00')
  await Promise.all([1, 2, 3, 4].map(() => shop.sweepStanding()))
  shop.goTo(day, '10:00')
  await Promise.all([1, 2, 3, 4].map(() => shop.sweepStanding()))
  expect(await shop.ordersOf(who)).toHaveLength(1)
})

test('of a group it is placed on the run of its week, an hour before that closes (STAND-01, STAND-04, STAND-07)', async () => {
  await shop.signInAgain()
  const { group, runs, place } = await buildRunShop(shop, { inDays: 9 })
  const [run, second] = runs
  // An order that lies in the basket of a group: that of the run's builder, whose buyer gets premises and credit.
  const { reply, buyer } = await place(2)
  const who = await shop.standingBuyer('invoice')
  expect(reply.statusCode).toBe(201)
  const [line] = reply.json().consignments[0].lines
  await shop.add({ kind: 'variant', variantId: line.itemId, quantity: 2, groupId: group.id }, who.buyer)
  const made = await shop.made(who, { groupId: group.id, firstOn: run!.day, name: 'Our pallet' })
  const cutOffAt = new Date(Date.parse(run!.cutOffAt) - 3_600_000)
  expect(made).toMatchObject({
    group: { id: group.id },
    next: {
      day: run!.day,
      state: 'coming',
      cutOffAt: cutOffAt.toISOString(),
      preview: { problem: null, runText: expect.stringContaining('Arrives') },
    },
  })
  const goTo = (moment: Date) => shop.wait((moment.getTime() - shop.now().getTime()) / 1000)
  goTo(new Date(cutOffAt.getTime() - 3 * 86_400_000))
  await shop.sweepStanding()
  expect((await shop.read(who.buyer, made.id)).next?.preview).toEqual(made.next?.preview)
  goTo(cutOffAt)
  await shop.sweepStanding()
  const [order] = await shop.ordersOf(who)
  expect(order).toMatchObject({ runId: run!.id, paymentState: 'invoiced' })
  // The organiser closes the next run before its time: nothing is placed on a later one.
  goTo(new Date(Date.parse(second!.cutOffAt) - 20 * 3_600_000))
  await shop.sweepStanding()
  await shop.operate('runs', 'close', group.slug, second!.day)
  goTo(new Date(Date.parse(second!.cutOffAt) - 3_600_000))
  await shop.sweepStanding()
  expect(await shop.ordersOf(who)).toHaveLength(1)
  expect((await shop.read(who.buyer, made.id)).past[0]).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining(group.name),
  })
  expect(buyer.clientId).not.toBe(who.buyer.clientId)
})

test('the staff see whose standing orders there are, and pause one with a reason that its buyer gets (STAND-01)', async () => {
  const { who, id } = await standing('invoice')
  const operations = await shop.staff('operations')
  const support = await shop.staff('support')
  const path = `/api/admin/standing-orders?client=${who.buyer.clientId}`
  expect((await shop.get(path, support)).json()).toMatchObject({
    rows: [{ id, name: 'Every week’s cask', state: 'active', next: { state: 'coming' } }],
    after: null,
  })
  const pause = `/api/admin/standing-orders/${id}/pause`
  const why = { reason: 'The pub is shut for repairs.' }
  expect((await shop.post(pause, why, shop.keyed(support))).statusCode).toBe(403)
  const preview = await shop.post(`${pause}?preview=1`, why, shop.keyed(operations))
  expect(preview.json()).toMatchObject({ mails: [expect.stringContaining('Maggie')] })
  expect((await shop.read(who.buyer, id)).state).toBe('active')
  expect((await shop.post(pause, why, shop.keyed(operations))).json()).toMatchObject({
    rows: [{ id, state: 'paused', pausedReason: why.reason }],
  })
  expect(await shop.lastMail(who, 'standing-order')).toMatchObject({ news: 'paused' })
  expect(await shop.operate('standing-orders', 'resume', id, 'Open again.')).toContain(id)
  expect(await shop.operate('standing-orders', 'list', who.email)).toContain('active')
  expect((await shop.get(`/api/admin/standing-orders?client=x`, operations)).statusCode).toBe(404)
})
