import { expect, test } from 'vitest'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { mailTemplates } from '../../mail/mail-templates.ts'
import { renderMail } from '../../mail/render-mail.ts'

const shop = await openOrderShop()

/** The mail about a change of an order that says these words, as it is sent. */
async function changed(email: string, words: string) {
  const mails = (await shop.mailsTo(email)).filter(({ template }) => template === 'order-changed')
  const sent = mails.map(({ data }) => {
    const content = mailTemplates['order-changed'].write(data as never)
    return { ...content, ...renderMail(content) }
  })
  return sent.find(({ text }) => text.includes(words))!
}

test('a mail about a step carries the note of the parts it is about, without sums of the whole (OPEN-24)', async () => {
  const { email, one, two, run, number } = await placeTwoBreweryOrder(shop)
  await run('accept', one.brewery.slug)
  const accepted = await changed(email, 'To be delivered to you')
  expect(accepted.sheet!.parts).toHaveLength(1)
  expect(accepted.sheet!.parts[0]).toMatchObject({
    sender: one.brewery.name,
    standing: expect.stringMatching(/^To be delivered to you, arrives by \w{3} \d+ \w{3}$/),
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

test('who signed for a delivery stands on the mail that says so (OPEN-24)', async () => {
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
