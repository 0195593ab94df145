import { expect, test } from 'vitest'
import { wholeMail } from '../../../../tests/support/builders/whole-mail.ts'
import { placeTwoBreweryOrder } from '../../../../tests/support/builders/two-brewery-order.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { findOrder } from '../find-orders.ts'
import { mailTemplates } from '../../../platform/mail/mail-templates.ts'

const shop = await openOrderShop()

/** The mail about a change of an order that says these words, as it is sent. */
async function changed(email: string, words: string) {
  const mails = (await shop.mailsTo(email)).filter(({ template }) => template === 'order-changed')
  const sent = await Promise.all(
    mails.map(async ({ data }) => {
      const content = mailTemplates['order-changed'].write(data as never)
      return { ...content, ...(await wholeMail(content)) }
    }),
  )
  return sent.find(({ text }) => text.includes(words))!
}

test('a mail about a step carries the note of the parts it is about, without sums of the whole (OPEN-24)', async () => {
  const { email, one, two, run, number } = await placeTwoBreweryOrder(shop)
  await run('accept', one.brewery.slug)
  const accepted = await changed(email, 'To be delivered to you')
  expect(accepted.sheet!.parts).toHaveLength(1)
  expect(accepted.sheet!.parts[0]).toMatchObject({
    sender: one.brewery.name,
    standing: expect.stringMatching(/^To be delivered to you, leaves by .+, with you by \w{3} \d+ \w{3,4}$/),
    lines: [{ units: 2, sum: '£200.00' }],
  })
  expect(accepted.sheet!.sums).toEqual([])
  expect(accepted.sheet!.facts[0]).toEqual({ label: 'Order', text: number })
  for (const part of [accepted.text, accepted.html]) {
    expect(part).toContain(one.brewery.name)
    expect(part).not.toContain(two.brewery.name)
    expect(part).toContain('1 Swan Street')
    expect(part).not.toContain('Total inc VAT')
  }
})

test('what is refused leaves nothing to note (OPEN-24)', async () => {
  const { email, one, run } = await placeTwoBreweryOrder(shop)
  await run('refuse', one.brewery.slug, 'reason=no_stock')
  expect((await changed(email, 'cannot')).sheet).toBeUndefined()
})

test('who signed for a delivery is on the mail that says so (OPEN-24)', async () => {
  const { email, run } = await placeTwoBreweryOrder(shop)
  await run('accept')
  await run('dispatch')
  await run('deliver', 'name=Jo Barr')
  const { sheet, text } = await changed(email, 'Delivered to you')
  expect(sheet!.parts.map(({ standing }) => standing)).toEqual([
    expect.stringMatching(/^Delivered to you, signed for by Jo Barr, \d+ \w{3} \d{4}, \d\d:\d\d$/),
    expect.stringMatching(/^Delivered to you, signed for by Jo Barr, /),
  ])
  expect(text).toContain('Delivered to you, signed for by Jo Barr')
})

test('mails of part shipments name what each holds and what is still to come, and the history how many (OPEN-24)', async () => {
  const { email, two, run, number } = await placeTwoBreweryOrder(shop)
  await run('accept')
  const send = (...words: string[]) => run('dispatch', two.brewery.slug, 'carrier=Lowland', ...words)
  await send('1=1', 'tracking=PX1')
  const first = await changed(email, 'Part of your order is on its way')
  expect(first.subject).toBe(`Part of your order is on its way: ${number}`)
  expect(first.text).toMatch(/sent 1 of 3 × .+\. Still to come: 2 × .+\. With Lowland\. Tracking: PX1\./)
  expect(first.sheet!.parts[0]).toMatchObject({
    standing: expect.stringMatching(/^Partly on its way to you, with you by /),
    lines: [{ units: 3, detail: expect.stringContaining('Sent 1 of 3.') }],
  })
  await send()
  const rest = await changed(email, 'The rest of your order is on its way')
  expect(rest.text).toMatch(/sent 2 of 3 × .+\. Nothing is left to come\. With Lowland\./)
  const { history } = await findOrder(shop.database, null, number)
  const notes = history.filter(({ what }) => what === 'dispatch').map(({ note }) => note)
  expect(notes).toEqual(['Sent 1 of 3 units. Tracking: PX1', 'Sent 2 of 3 units.'])
})

test('the mail of a shipment of all units says who brings it (OPEN-24)', async () => {
  const { email, two, run } = await placeTwoBreweryOrder(shop)
  await run('accept')
  await run('dispatch', two.brewery.slug, 'carrier=Lowland')
  const { heading, text } = await changed(email, 'is on its way')
  expect(heading).toBe('Your order is on its way')
  expect(text).toContain(`${two.brewery.name} sent it. With Lowland.`)
})
