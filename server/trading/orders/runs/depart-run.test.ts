import { expect, test } from 'vitest'
import { addDays } from '../../../../shared/working-time/working-time.ts'
import { organisedRun } from '../../../../tests/support/builders/organised-run.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
const operate = (verb: string, number: string, ...words: string[]) =>
  shop.operate('orders', verb, number, ...words)

test('a run departs without the beer of a brewery that may not send, whose buyer gets the money back (RUN-08, AWRS-07)', async () => {
  const { run, breweries, goTo, send, preview, confirmed, bring } = await organisedRun(shop, { of: 2 })
  const [one] = await confirmed(1)
  await goTo(run.answerByAt)
  await bring(one!.number)
  await shop.operate('breweries', 'suspend', breweries[1]!.slug, 'A check.')
  const shown = await preview('depart')
  expect(shown.stock).toEqual([`${breweries[0]!.name}: 1 unit leaves for 1 pub.`])
  expect(shown.warnings).toEqual([
    expect.stringMatching(
      `^${breweries[1]!.name} misses the run with .*No later run takes it: it is refused`,
    ),
  ])
  expect((await send('depart', {}, `?digest=${shown.digest}`)).json()).toMatchObject({ state: 'departed' })
  await shop.sweep()
  const { consignments, payment } = await one!.read()
  expect(consignments.map(({ state }) => state)).toEqual(['dispatched', 'refused', 'dispatched'])
  expect(payment.refundedMinor).toBeGreaterThanOrEqual(12_000)
})

test('a part that its buyer agreed to have later is offered the first run after that day, and the others leave (RUN-08, RUN-09)', async () => {
  const { run, runs, breweries, goTo, work, order } = await organisedRun(shop, { of: 2 })
  const one = await order()
  await operate('accept', one.number, breweries[0]!.slug)
  await operate('propose', one.number, breweries[1]!.slug, `day=${addDays(run.day, 10)}`)
  const late = (await one.read()).consignments[1]!
  await one.step(late.id, { verb: 'agree' })
  await goTo(run.answerByAt)
  await operate('pack', one.number, breweries[0]!.slug)
  await work('tick', run, one.number, breweries[0]!.slug)
  expect(await work('depart', run)).toContain('1 missed it.')
  expect((await one.read()).consignments.slice(0, 2)).toMatchObject([
    { state: 'dispatched' },
    { state: 'proposed', proposal: { dispatchOn: runs[2]!.day } },
  ])
})
