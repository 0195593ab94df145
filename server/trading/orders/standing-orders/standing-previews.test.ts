import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { defaultDelivery } from '../../../../shared/delivery/delivery-terms.ts'
import { londonMoment } from '../../../../shared/working-time/working-time.ts'
import { buildBeer, buildBrewery } from '../../../../tests/support/builders/builders.ts'
import { addMember } from '../../../../tests/support/shops/add-staff.ts'
import { openStandingOrderShop } from '../../../../tests/support/shops/standing-order-shop.ts'
import { containers } from '../../../catalogue/beers/catalogue-tables.ts'
import { momentInWords } from '../../../platform/mail/mail-content.ts'

const shop = await openStandingOrderShop()

test('the preview’s total has delivery and deposits, and the mail says both and the cut-off (STAND-02, STAND-07)', async () => {
  const brewery = await buildBrewery(shop.database, {}, shop.now())
  const zones = defaultDelivery.zones.map((zone) => ({ ...zone, chargeMinor: 1200 }))
  await shop.operate('delivery', 'set', brewery.slug, JSON.stringify({ ...defaultDelivery, zones }))
  const seller = await shop.person()
  await addMember(shop.database, { clientId: seller.clientId, breweryId: brewery.id, role: 'owner' })
  const deposit = { kind: 'firkin', netMinor: 3000 }
  const set = await shop.post(`/api/sell/${brewery.slug}/deposits`, deposit, shop.keyed(seller))
  expect(set.statusCode, set.body).toBe(200)
  shop.goTo(shop.dayAhead(1, 1), '12:00')
  await shop.signInAgain()
  const who = await shop.standingBuyer('invoice')
  const { id: beerId } = await buildBeer(shop.database, { breweryId: brewery.id })
  const size = { name: 'Firkin', type: 'cask', volumeMl: 40_914, priceMinor: 10_000, availableUnits: 9 }
  await shop.add({ ...(await shop.variant({ beerId, ...size })), quantity: 2 }, who.buyer)
  const { id, firstOn } = await shop.made(who)
  // Days before its preview it is the same, as an estimate, and nothing is reserved
  const estimated = (await shop.read(who.buyer, id)).next
  expect(estimated).toMatchObject({ state: 'coming', preview: { shippingMinor: 1200, totalMinor: 32_640 } })
  shop.goTo(firstOn, '10:00', -60)
  await shop.sweepStanding()
  // £200.00 of beer, £60.00 of deposits, £12.00 of delivery, and VAT of all.
  expect((await shop.read(who.buyer, id)).next?.preview).toMatchObject({
    goodsMinor: 20_000,
    depositsMinor: 6000,
    shippingMinor: 1200,
    vatMinor: 5440,
    totalMinor: 32_640,
  })
  expect(await shop.lastMail(who, 'standing-order-preview')).toMatchObject({
    deposits: '£60.00',
    delivery: '£12.00',
    total: '£326.40',
    cutOff: momentInWords(londonMoment(firstOn, '10:00').toISOString()),
  })
  shop.goTo(firstOn, '10:00')
  await shop.sweepStanding()
  expect(await shop.ordersOf(who)).toMatchObject([{ totalMinor: 32_640 }])
})

/** A standing order on account of two kegs at £100.00, in these quantities, and a way to sell one in multiples. */
async function twoKegs(quantities: [number, number]) {
  shop.goTo(shop.dayAhead(1, 1), '12:00')
  await shop.signInAgain()
  const who = await shop.standingBuyer('invoice')
  const kegs: Awaited<ReturnType<typeof shop.variant>>[] = []
  for (const quantity of quantities) {
    const keg = await shop.variant({ priceMinor: 10_000, availableUnits: 500 })
    await shop.add({ ...keg, quantity }, who.buyer)
    kegs.push(keg)
  }
  const { id, firstOn } = await shop.made(who)
  return {
    who,
    id,
    firstOn,
    sellIn: async (orderMultiple: number, at: 0 | 1) => {
      const { variantId } = kegs[at]!
      const named = eq(containers.storefrontVariantId, variantId)
      await shop.database.update(containers).set({ orderMultiple }).where(named)
    },
    placeAt: async (day: string) => {
      shop.goTo(day, '10:00')
      await shop.sweepStanding()
      return (await shop.read(who.buyer, id)).past[0]
    },
  }
}

test('what came to be sold in multiples after the preview is ordered in those that fit, and never beyond what was wanted (STAND-05)', async () => {
  const { who, firstOn, sellIn, placeAt } = await twoKegs([4, 30])
  shop.goTo(firstOn, '10:00', -60)
  await shop.sweepStanding()
  await sellIn(24, 0)
  await sellIn(24, 1)
  const leftOut = [
    expect.stringMatching(/ is sold in 24s, so 4 cannot be ordered: left out\.$/),
    expect.stringMatching(/: 24 instead of 30, for it is sold in 24s\.$/),
  ]
  expect(await placeAt(firstOn)).toMatchObject({ state: 'placed', leftOut })
  expect(await shop.ordersOf(who)).toMatchObject([{ goodsMinor: 240_000, paymentState: 'invoiced' }])
  expect(await shop.lastMail(who, 'standing-order')).toMatchObject({
    news: 'placed',
    words: [expect.stringContaining('with these differences from its preview:'), ...leftOut],
  })
})

test('the preview leaves out what makes no whole multiple, and says so (STAND-02, STAND-05)', async () => {
  const { who, id, firstOn, sellIn, placeAt } = await twoKegs([4, 2])
  await sellIn(24, 0)
  shop.goTo(firstOn, '10:00', -60)
  await shop.sweepStanding()
  const changes = [expect.stringMatching(/ is sold in 24s, so 4 cannot be ordered: left out\.$/)]
  expect((await shop.read(who.buyer, id)).next).toMatchObject({
    lines: [{ quantity: 4 }, { quantity: 2 }],
    preview: { goodsMinor: 20_000, changes, problem: null },
  })
  expect(await shop.lastMail(who, 'standing-order-preview')).toMatchObject({ changes, total: '£240.00' })
  await placeAt(firstOn)
  expect(await shop.ordersOf(who)).toMatchObject([{ totalMinor: 24_000 }])
})

test('where every line is left out nothing is ordered, and the mail says why of each (STAND-05)', async () => {
  const { who, firstOn, sellIn, placeAt } = await twoKegs([4, 5])
  shop.goTo(firstOn, '10:00', -60)
  await shop.sweepStanding()
  await sellIn(24, 0)
  await sellIn(6, 1)
  const reason = expect.stringMatching(
    /^None of its beers can be ordered at the moment\. .* is sold in 24s, so 4 cannot be ordered: left out\. .* is sold in sixes, so 5 cannot be ordered: left out\.$/,
  )
  expect(await placeAt(firstOn)).toMatchObject({ state: 'failed', reason })
  expect(await shop.ordersOf(who)).toEqual([])
  expect(await shop.lastMail(who, 'standing-order')).toMatchObject({ news: 'failed', words: [reason] })
})
