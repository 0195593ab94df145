import { expect, test } from 'vitest'
import { breweryEvents, buyerEvents as webhookEvents } from '../../../shared/accounts/webhook-events.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openWebhookShop } from '../../../tests/support/shops/webhook-shop.ts'
import { ownCalendar } from '../../integrations/calendars/own-calendar.ts'

const unitsOf = (shipments: { lines: { units: number }[] }[]) =>
  shipments.map(({ lines }) => lines.map(({ units }) => units))

const shop = await openWebhookShop()

/** All places that say of a part shipment what has left, read after each shipment. */
async function sentInParts() {
  const { buyer, email, number, two, run, placed } = await placeTwoBreweryOrder(shop)
  const part = placed.consignments[1]!.id
  const seller = await shop.buyer()
  await addMember(shop.database, { clientId: seller.clientId, breweryId: two.brewery.id, role: 'owner' })
  const staff = await shop.buyer()
  await addStaff(shop.database, staff.clientId, 'operations')
  const { email: sellersEmail } = (await shop.get('/api/account', seller)).json().client
  const slug = two.brewery.slug
  await shop.hook(
    { root: `/api/sell/${slug}/webhooks`, headers: seller },
    { path: `/${part}`, events: [...breweryEvents] },
  )
  await shop.hook(
    { root: '/api/account/webhooks', headers: buyer },
    { path: `/${part}/buyer`, events: [...webhookEvents] },
  )
  await run('accept')
  const calendar = async (clientId: string) => {
    const events = await ownCalendar(shop.database, clientId, { site: undefined, now: shop.now() })
    return events.find(({ id }) => id.endsWith(part))?.note ?? null
  }
  const mails = async (address: string, template: string) =>
    (await shop.mailsTo(address))
      .filter((mail) => mail.template === template)
      .map(({ data }) => data as Record<string, unknown>)
  const webhook = async (path: string) => {
    await shop.send()
    const bodies = shop.received(path).map(({ body }) => JSON.parse(body))
    const { data } = bodies.findLast(({ type }) => type.endsWith('dispatched'))
    return { shipment: data.shipment, unitsToCome: data.unitsToCome }
  }
  return {
    send: (...words: string[]) => run('dispatch', slug, ...words),
    read: async () => {
      const [own, sold, admin] = await Promise.all([
        shop.order(number, buyer),
        shop.get(`/api/sell/${slug}/orders/${number}`, seller),
        shop.get(`/api/admin/orders/${number}`, staff),
      ])
      const consignment = own.consignments.find(({ id }) => id === part)!
      const notices = (await shop.get('/api/notices', seller)).json()
      return {
        buyersMail: (await mails(email, 'order-changed')).at(-1)!['happened'],
        brewerysMail: (await mails(sellersEmail, 'brewery-order-changed')).at(-1)!['happened'],
        notice: notices.notices[0].title,
        history: own.history.findLast(({ what }) => what === 'dispatch')!.note,
        calls: [
          unitsOf(consignment.shipments),
          unitsOf(sold.json().shipments),
          unitsOf(admin.json().parts.find(({ id }: { id: string }) => id === part).shipments),
        ],
        buyersCalendar: await calendar(buyer.clientId),
        brewerysCalendar: await calendar(seller.clientId),
        buyersWebhook: await webhook(`/${part}/buyer`),
        brewerysWebhook: await webhook(`/${part}`),
      }
    },
  }
}

test('wherever a part shipment is mentioned, its units and what is still to come are named (OPEN-24, PLAT-08, PLAT-17)', async () => {
  const { send, read } = await sentInParts()
  await send('1=1', 'carrier=Lowland')
  const first = await read()
  expect(first.buyersMail).toMatch(/sent 1 of 3 × .+\. Still to come: 2 × /)
  expect(first.brewerysMail).toMatch(/marked 1 of 3 × .+ as sent\. Still to send: 2 × /)
  expect(first.notice).toBe('Some of your order is on its way')
  expect(first.history).toBe('Sent 1 of 3 units.')
  expect(first.calls).toEqual([[[1]], [[1]], [[1]]])
  for (const note of [first.buyersCalendar, first.brewerysCalendar])
    expect(note).toMatch(/Sent: 1 of 3 × .+\. Still to come: 2 × /)
  for (const hook of [first.buyersWebhook, first.brewerysWebhook])
    expect(hook).toEqual({ shipment: [{ position: 0, units: 1 }], unitsToCome: 2 })

  await send()
  const second = await read()
  expect(second.buyersMail).toMatch(/sent 2 of 3 × .+\. Nothing is left to come\./)
  expect(second.brewerysMail).toMatch(/marked 2 of 3 × .+ as sent\. Nothing is left to send\./)
  expect(second.notice).toBe('The rest of your order is on its way')
  expect(second.calls).toEqual([
    [[1], [2]],
    [[1], [2]],
    [[1], [2]],
  ])
  expect(second.buyersCalendar).toMatch(/Sent: 3 × .+\. Nothing is left to come\./)
  for (const hook of [second.buyersWebhook, second.brewerysWebhook])
    expect(hook).toEqual({ shipment: [{ position: 0, units: 2 }], unitsToCome: 0 })
})
