import { expect, test } from 'vitest'
import { sendTwoBreweryOrder } from '../../../../tests/support/builders/sent-order.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
// A Monday morning far from bank holidays, whatever day the tests run on.
shop.wait((Date.parse('2028-02-07T10:00:00Z') - shop.now().getTime()) / 1000)
const keyed = (headers: Record<string, string>) => ({ 'idempotency-key': crypto.randomUUID(), ...headers })

/** A delivered part with one broken keg, and what its brewery reads. */
async function claimedPart() {
  const sent = await sendTwoBreweryOrder(shop)
  const { number, parts, buyer, one } = sent
  const sales = await sent.member()
  const claim = {
    part: parts[0],
    kind: 'damaged',
    text: 'One keg leaked all over.',
    lines: [{ position: 0, units: 1 }],
  }
  const opened = await shop.post(`/api/orders/${number}/claims`, claim, keyed(buyer))
  const root = `/api/sell/${one.brewery.slug}`
  return {
    ...sent,
    sales,
    claimId: opened.json().claims[0].id as string,
    read: async (path: string, as = sales) => (await shop.get(root + path, as)).json(),
    answer: (id: string, body: object) => shop.post(`${root}/claims/${id}/answer`, body, keyed(sales)),
  }
}

test('a claim is waiting on Today and in the view Claims until it is answered, with the answer’s clock (SELL-13, SELL-23)', async () => {
  const { read, number, claimId, answer, member } = await claimedPart()
  const today = await read('/today')
  expect(today).toMatchObject({ claims: 1, waiting: [{ number, isClaimToAnswer: true, next: null }] })
  // Two working days from Monday, and not the end of all waiting.
  expect(today.waiting[0].clock).toMatchObject({ waitsFor: 'claim', at: '2028-02-09T17:00:00.000Z' })
  expect(await read('/orders?view=claims&claim=open')).toMatchObject({ total: 1, rows: [{ number }] })
  const cellar = await member('cellar')
  expect(await read(`/orders/${number}`, cellar)).toMatchObject({ isClaimToAnswer: false })
  await answer(claimId, { answer: 'refuse', note: 'It left whole.' })
  // The pub may ask Dray: nothing is to be done here, and the claim is still open.
  expect(await read('/today')).toMatchObject({ claims: 0, waiting: [] })
  expect(await read('/orders?view=claims')).toMatchObject({ total: 1, rows: [{ isClaimToAnswer: false }] })
  expect(await read('/orders?view=claims&claim=open')).toMatchObject({ total: 0, rows: [] })
})

test('what is sent again is found from the order, and leads back to it (SELL-23)', async () => {
  const { read, number, claimId, answer } = await claimedPart()
  await answer(claimId, { answer: 'replace' })
  const { claims } = await read(`/orders/${number}/claims`)
  const { replacement } = claims[0]
  expect(await read(`/orders/${replacement}`)).toMatchObject({
    id: replacement,
    number,
    isReplacement: true,
    lines: [{ quantity: 1 }],
  })
  expect(await read(`/orders/${number}`)).toMatchObject({ isReplacement: false })
  const { rows } = await read('/orders?view=accepted')
  expect(rows).toMatchObject([{ part: replacement, number, isReplacement: true, next: 'pack' }])
  expect((await read(`/orders/${replacement}/claims`)).claims).toMatchObject([{ id: claimId, replacement }])
})
