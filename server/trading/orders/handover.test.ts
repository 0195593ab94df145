import { expect, test } from 'vitest'
import type { Handover } from '../../../shared/orders/handover.ts'
import { buildRunShop } from '../../../tests/support/builders/run-order.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { pdfText } from '../../../tests/support/shops/pdf-text.ts'
import type { MailContent } from '../../../shared/mail/mail-body.ts'
import { mailTemplates } from '../../platform/mail/mail-templates.ts'
import { storeDrayDetails } from '../../finance/documents/store-dray-details.ts'
import { demoSeller } from '../../platform/config/seller-settings.ts'

const shop = await openOrderShop()
await storeDrayDetails(shop.database, demoSeller, shop.now())

const all: Handover = {
  poNumber: 'PO-4711',
  dropNotes: 'Round the back.\nRing twice.',
  opensAt: '08:00',
  closesAt: '11:30',
  receiverName: 'Jo Barr',
  receiverPhone: '0113 496 0999',
  unloading: 'fork_lift',
}

/** An order of three breweries on a run, with what its breweries, its buyer and the documents are shown of it. */
async function threeBreweries(handover?: Handover) {
  const world = await buildRunShop(shop, { of: 3 })
  const order = await world.order(2, handover && { handover })
  const mailTo = async (email: string, template: 'brewery-order' | 'order-placed'): Promise<MailContent> => {
    const mail = (await shop.mailsTo(email)).find((one) => one.template === template)!
    return mailTemplates[template].write(mail.data as never)
  }
  return {
    ...world,
    ...order,
    bought: await mailTo(order.email, 'order-placed'),
    sold: await Promise.all(world.breweries.map(({ email }) => mailTo(email!, 'brewery-order'))),
  }
}

test('what is said of a delivery is on order, mails, picking and documents (DELV-08, LIFE-16, NOTE-02, RUN-06)', async () => {
  const { number, read, breweries, placed, sold, bought, runs } = await threeBreweries(all)
  expect((await read()).handover).toEqual(all)
  expect(bought.sheet!.facts).toContainEqual({ label: 'PO number', text: 'PO-4711' })
  for (const [at, mail] of sold.entries()) {
    const own = placed.consignments.find(({ team }) => team?.id === breweries[at]!.id)!
    const text = JSON.stringify(mail)
    for (const fact of [
      'PO number: PO-4711',
      'Takes deliveries: 08:00 to 11:30',
      'Received by: Jo Barr',
      'Phone for the driver: 0113 496 0999',
      'Unloading: Fork-lift on site',
      'Drop notes: Round the back.\nRing twice.',
    ])
      expect(mail.paragraphs).toContain(fact)
    expect(mail.paragraphs[1]).toMatch(/^Please answer until /)
    expect(mail.paragraphs[2]).toMatch(
      /^Bring it to .+ by .+ \d\d:\d\d, for the run of \w+ \d+ \w+( \d{4})?\.$/,
    )
    expect(mail.paragraphs[2]).toContain(runs[0]!.depot.postcode)
    expect(mail.paragraphs[3]).toContain('Edinburgh, EH1 1RE')
    expect(mail.action!.link).toMatch(new RegExp(`/sell/orders/${own.id}$`))
    expect(mail.choices![0]!.text).toBe('Accept all as ordered')
    expect(mail.notes).toContain('Questions? Ring Dray: 0131 496 0000.')
    for (const other of placed.consignments.filter(({ id, team }) => id !== own.id && team !== null)) {
      expect(text).not.toContain(other.id)
      expect(text).not.toContain(other.team!.name)
    }
  }
  const who = await shop.buyer()
  await addMember(shop.database, { clientId: who.clientId, breweryId: breweries[0]!.id, role: 'owner' })
  const seen = await shop.get(`/api/sell/${breweries[0]!.slug}/orders/${number}`, who)
  expect(seen.json().buyer.handover).toEqual(all)
  await shop.operate('orders', 'accept', number, breweries[0]!.slug)
  const list = (await shop.get(`/api/sell/${breweries[0]!.slug}/picking`, who)).json()
  const day = (await shop.get(`/api/sell/${breweries[0]!.slug}/picking?day=${list.days[0].day}`, who)).json()
  expect(day.drops[0].facts).toContainEqual({ label: 'Takes deliveries', text: '08:00 to 11:30' })
  const [paper] = (await shop.get(`/api/sell/${breweries[0]!.slug}/orders/${number}`, who)).json().papers
  const pdf = pdfText((await shop.get(`/api/documents/${paper.id}.pdf`, who)).rawPayload)
  expect(pdf).toContain('Your PO number PO-4711')
})

test('nothing of it is required (DELV-08)', async () => {
  const { read, sold } = await threeBreweries()
  expect((await read()).handover).toEqual({})
  expect(sold[0]!.paragraphs.join(' ')).not.toMatch(/PO number|Drop notes/)
})

test('a window that ends before it begins is refused by the name of its field (DELV-08)', async () => {
  const { place } = await buildRunShop(shop)
  const { reply } = await place(1, { handover: { opensAt: '11:00', closesAt: '09:00' } })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().problems).toEqual([
    { field: 'handover.closesAt', message: 'Enter a time after the first one.' },
  ])
  const { reply: long } = await place(1, { handover: { poNumber: 'x'.repeat(41) } })
  expect(long.statusCode).toBe(400)
})
