import { expect, test } from 'vitest'
import { buyerEvents } from '../../../shared/accounts/webhook-events.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openWebhookShop } from '../../../tests/support/shops/webhook-shop.ts'

const shop = await openWebhookShop()
const lines = [{ position: 0, units: 1 }]

/** A paid order whose first brewery and buyer have webhooks, and what its two sides do with the first part. */
async function followedOrder() {
  const { one, two, buyer, number, placed, run } = await placeTwoBreweryOrder(shop)
  const seller = await shop.buyer()
  await addMember(shop.database, { clientId: seller.clientId, breweryId: one.brewery.id, role: 'owner' })
  const [own, other] = placed.consignments.map(({ id }) => id)
  await shop.hook({ root: `/api/sell/${one.brewery.slug}/webhooks`, headers: seller }, { path: `/${own}` })
  await shop.hook(
    { root: '/api/account/webhooks', headers: buyer },
    { path: `/${own}/buyer`, events: [...buyerEvents] },
  )
  const post = async (path: string, body: object, headers: Record<string, string>) => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const reply = await shop.post(path, body, { ...key, ...headers })
    expect(reply.statusCode, reply.body).toBe(200)
  }
  const bodies = (path: string) => shop.received(path).map(({ body }) => body)
  return {
    run,
    sells: (verb: string, body = {}) =>
      post(`/api/sell/${one.brewery.slug}/orders/${own}/${verb}`, body, seller),
    agrees: () => post(`/api/orders/${number}/parts/${own}/agree`, {}, buyer),
    claims: () =>
      post(
        `/api/orders/${number}/claims`,
        { part: own, kind: 'damaged', lines, text: 'The cask leaks.' },
        buyer,
      ),
    /** The steps of the first part as its brewery got them; all bodies are thin, and say nothing of the others. */
    told: async () => {
      await shop.send()
      const all = [...bodies(`/${own}`), ...bodies(`/${own}/buyer`)]
      for (const body of all) {
        expect(body.length).toBeLessThan(20 * 1024)
        expect(body).not.toMatch(/Minor|price|@|leaks/)
      }
      for (const body of bodies(`/${own}`))
        for (const secret of [two.brewery.slug, other!, buyer.clientId]) expect(body).not.toContain(secret)
      const steps = (path: string) =>
        bodies(path)
          .map((body) => JSON.parse(body) as { type: string; data: Record<string, unknown> })
          .filter(({ type, data }) => type.startsWith('consignment.') && data['part'] === own)
          .toSorted((a, b) => Number(a.data['version']) - Number(b.data['version']))
          .map(({ type, data }) => {
            expect(type).toBe(`consignment.${String(data['state'])}`)
            return data['state']
          })
      expect(steps(`/${own}/buyer`)).toEqual(steps(`/${own}`))
      return steps(`/${own}`)
    },
  }
}

test('every step that a part can take is an event of both sides, thin and with its state (PLAT-08)', async () => {
  const sent = await followedOrder()
  await sent.sells('propose', { lines })
  await sent.agrees()
  await sent.sells('pack')
  await sent.sells('dispatch', { lines })
  await sent.sells('deliver', { receivedBy: 'Jo Barr' })
  await sent.claims()
  const split = await followedOrder()
  await split.sells('accept')
  await split.sells('dispatch', { lines })
  await split.sells('dispatch')
  const refused = await followedOrder()
  await refused.sells('refuse', { reason: 'other' })
  const cancelled = await followedOrder()
  await cancelled.run('cancel')
  const closed = await followedOrder()
  for (const verb of ['accept', 'pack', 'dispatch']) await closed.sells(verb)
  await closed.sells('deliver', { receivedBy: 'Jo Barr' })
  shop.wait(40 * 86_400)
  await shop.sweep()

  expect({
    sent: await sent.told(),
    split: await split.told(),
    refused: await refused.told(),
    cancelled: await cancelled.told(),
    closed: await closed.told(),
  }).toEqual({
    sent: ['proposed', 'accepted', 'packed', 'dispatched', 'delivered', 'claimed', 'delivered'],
    split: ['accepted', 'part_dispatched', 'dispatched'],
    refused: ['refused'],
    cancelled: ['cancelled'],
    closed: ['accepted', 'packed', 'dispatched', 'delivered', 'closed'],
  })
})
