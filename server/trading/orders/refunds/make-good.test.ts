import { expect, test } from 'vitest'
import type { RefundItem } from '../../../../shared/api/refunds-api.ts'
import { firkin, pubWithContainers } from '../../../../tests/support/builders/delivered-containers.ts'
import { addStaff } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { readBalance, readImbalance } from '../../../finance/ledger/read-balances.ts'
import { agreeFeeRate } from '../../../finance/payments/fee-rates.ts'
import { orderRow } from '../order-read-queries.ts'

const shop = await openOrderShop()
const { database } = shop

type MakeGoodInput = {
  send: Awaited<ReturnType<typeof pubWithContainers>>['send']
  number: string
  part: string
}
type ActionContext = { finance: string; pub: string; sales: string; slug: string }

/** Ways in which Dray or the carrier pays for one firkin of two. */
const ways: Record<string, (given: MakeGoodInput & ActionContext, bearer: string) => Promise<unknown>> = {
  'a refund': ({ send, finance, number, part }, cause) => {
    const items: RefundItem[] = [{ part, what: 'units', position: 0, units: 1 }]
    return send(finance, `/api/admin/orders/${number}/refunds`, {
      items,
      reason: 'quality',
      cause,
      note: 'It was sour.',
    })
  },
  'a claim': async ({ send, finance, pub, number, part }, bearer) => {
    const claim = { part, kind: 'damaged', text: 'One cask leaked.', lines: [{ position: 0, units: 1 }] }
    const [{ id }] = (await send(pub, `/api/orders/${number}/claims`, claim)).json().claims
    return send(finance, `/api/admin/claims/${id}/decision`, {
      decision: 'admitted',
      bearer,
      note: 'The picture shows it.',
    })
  },
}

test.each(
  Object.keys(ways).flatMap((way) => ['dray', 'carrier'].map((bearer): [string, string] => [way, bearer])),
)(
  'by %s that %s pays the brewery gets its beer less the fee, and no deposit (CLAIM-10, EMPT-05)',
  async (way, bearer) => {
    const people = await pubWithContainers(shop)
    const { brewery, sales, send, sent, deliver, ofBrewery, back } = people
    await agreeFeeRate(database, {
      breweryId: brewery.id,
      rate: 500,
      setBy: 'Fay Till',
      now: new Date('2020-01-01'),
    })
    await send(sales, `/api/sell/${brewery.slug}/deposits`, { kind: 'firkin', netMinor: 3000 })
    const { number, part } = await sent([[firkin, 2]])
    await deliver(part)
    const admin = await shop.register()
    await addStaff(database, admin.client.id, 'admin')
    const by = { finance: admin.client.email, pub: people.pub, sales, slug: brewery.slug }
    const reply = await ways[way]!({ send, number, part, ...by }, bearer)
    expect(reply).toMatchObject({ statusCode: 200 })
    const { goodsMinor, id: orderId } = (await orderRow(database, null, number))!
    const beerMinor = goodsMinor / 2
    const account = bearer === 'dray' ? 'goodwill' : 'carrier'
    expect(await readBalance(database, account, { orderId })).toBe(beerMinor - Math.round(beerMinor * 0.05))
    // The cask comes back, and its deposit is no one's.
    const { place } = (await ofBrewery()).rows[0]
    const counted = await back({ place, kind: 'firkin', count: 1, signedByPub: 'Jo Barr' })
    expect(counted.statusCode).toBe(200)
    expect(await readBalance(database, account, { orderId })).toBe(beerMinor - Math.round(beerMinor * 0.05))
    expect(await readImbalance(database)).toBe(0)
  },
)

test('a deposit that Dray gives back makes no one good (CLAIM-10)', async () => {
  const { brewery, sales, send, sent, deliver } = await pubWithContainers(shop)
  await send(sales, `/api/sell/${brewery.slug}/deposits`, { kind: 'firkin', netMinor: 3000 })
  const { number, part } = await sent([[firkin, 2]])
  await deliver(part)
  const finance = await shop.register()
  await addStaff(database, finance.client.id, 'finance')
  const items = [{ part, what: 'deposit', position: 0, units: 1 }]
  const body = { items, reason: 'return', cause: 'dray', note: 'The cask is with us.' }
  const reply = await send(finance.client.email, `/api/admin/orders/${number}/refunds`, body)
  expect(reply.statusCode).toBe(200)
  const { id: orderId } = (await orderRow(database, null, number))!
  expect(await readBalance(database, 'goodwill', { orderId })).toBe(0)
})
