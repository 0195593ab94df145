import { expect, test } from 'vitest'
import { defaultDelivery } from '../../../shared/delivery/delivery-terms.ts'
import { londonMoment } from '../../../shared/working-time/working-time.ts'
import { buildBeer, buildBrewery } from '../../../tests/support/builders/builders.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openStandingOrderShop } from '../../../tests/support/shops/standing-order-shop.ts'
import { momentInWords } from '../../mail/mail-content.ts'

const shop = await openStandingOrderShop()

test('the preview’s total has delivery and deposits, and the mail says both and the cut-off (STAND-02)', async () => {
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
