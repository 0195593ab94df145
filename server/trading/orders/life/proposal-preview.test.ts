import { expect, test } from 'vitest'
import type { StandingWish } from '../../../../shared/orders/standing-wish.ts'
import { placeThreeBreweryPallet } from '../../../../tests/support/builders/three-brewery-pallet.ts'
import { addMember } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { readBalance } from '../../../finance/ledger/read-balances.ts'

const shop = await openOrderShop()

/** The kegs of a pallet, whose brewery proposes to send fewer. */
async function proposing(wish: StandingWish) {
  const placed = await placeThreeBreweryPallet(shop, { wish })
  const { brewery } = placed.c
  const who = await shop.buyer()
  await addMember(shop.database, { clientId: who.clientId, breweryId: brewery.id, role: 'owner' })
  const part = placed.placed.consignments.find(({ team }) => team?.id === brewery.id)!
  const propose = (units: number, query: string) =>
    shop.post(
      `/api/sell/${brewery.slug}/orders/${part.id}/propose${query}`,
      { lines: [{ position: 0, units }] },
      { ...who, 'idempotency-key': crypto.randomUUID() },
    )
  return {
    ...placed,
    part,
    propose,
    preview: async (units: number) => (await propose(units, '?dryRun=true')).json(),
    borne: () => readBalance(shop.database, 'brewery_due', { owner: brewery.id }),
  }
}

test('a proposal that waits says what silence does and what the pallet then costs the brewery (SELL-20)', async () => {
  const { preview, borne, propose, buyer, number, part } = await proposing('ask_me')
  const seen = await preview(1)
  expect(seen.warnings).toEqual(['Without an answer until then it goes on without the lines in question.'])
  expect(seen.deadlines).toEqual([expect.stringMatching(/answers by /)])
  const agreed = /^If .* agrees, the pallet changes: £([\d.]+) of it, with VAT, is charged to you\.$/
  const said = seen.money.find((text: string) => agreed.test(text))
  expect(said).toBeDefined()
  expect(seen.money).toContainEqual(expect.stringMatching(/^Without an answer the pallet changes: £/))
  expect(await borne()).toBe(0)
  expect((await propose(1, `?digest=${seen.digest}`)).statusCode).toBe(200)
  expect(await borne()).toBe(0)
  await shop.post(
    `/api/orders/${number}/parts/${part.id}/agree`,
    {},
    {
      ...buyer,
      'idempotency-key': crypto.randomUUID(),
    },
  )
  expect((await borne()) / 100).toBe(Number(agreed.exec(said)![1]))
})

test.each([
  ['send_what_you_have', /wants ‘Send what you have’: it is agreed at once\.$/],
  ['cancel_the_line', /wants ‘Leave the line out’: your order is cancelled at once\.$/],
] as const)(
  'a proposal that the wish %s answers says so, and what it costs (SELL-20)',
  async (wish, said) => {
    const { preview, borne, propose } = await proposing(wish)
    const seen = await preview(1)
    expect(seen.warnings).toEqual([expect.stringMatching(said)])
    const costs = /^The pallet changes: £([\d.]+) of it, with VAT, is charged to you\.$/
    const sentence = seen.money.find((text: string) => costs.test(text))
    expect((await propose(1, `?digest=${seen.digest}`)).statusCode).toBe(200)
    expect((await borne()) / 100).toBe(Number(costs.exec(sentence)![1]))
  },
)
