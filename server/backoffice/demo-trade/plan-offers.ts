import { randomUUID } from 'node:crypto'
import { addDays } from '../../../shared/working-time/working-time.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import { findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import { saveOffer, saveQuantityPrices } from '../../trading/prices/save-offer.ts'
import { momentOf, type Planned } from './planned-trade.ts'
import { workingDay } from './trade-days.ts'
import { owner, type TradeStep, type TradeWorld } from './trade-world.ts'

const keg = 'learmonth-basin/swan-neck/30l-keg'
const firkins = ['learmonth-basin/swan-neck/9g-cask', 'learmonth-basin/palace-export/9g-cask']

/** What a brewery offers: lower prices for more kegs, a rebate on ten firkins of two beers, and a week in January. */
export function planOffers({ days }: Planned): TradeStep[] {
  return [
    {
      at: momentOf(workingDay(days.last, -2), '11:40'),
      act: (world) => makeOffers(world, addDays(days.last, 40)),
    },
  ]
}

async function makeOffers({ database, now }: TradeWorld, fromDay: string): Promise<void> {
  const { id: breweryId } = await nameBrewery(database, 'learmonth-basin')
  const items = await findContainerItems(database, { externalIds: [keg, ...firkins] })
  const idOf = (externalId: string) => items.find((item) => item.externalId === externalId)!.id
  const by = { breweryId, actor: owner, now }
  await saveQuantityPrices(database, {
    ...by,
    containerId: idOf(keg),
    steps: [
      { fromUnits: 6, priceMinor: 11_200 },
      { fromUnits: 12, priceMinor: 10_900 },
    ],
    floorMinor: 9800,
  })
  const none = { priceMinor: null, fromDay: null, untilDay: null, unitLimit: null, isShown: true }
  const containerIds = firkins.map(idOf)
  const mixed = { ...none, id: randomUUID(), name: 'Any ten firkins', fromUnits: 10, percentOff: 500 }
  await saveOffer(database, { ...by, offer: { ...mixed, containerIds } })
  const january = { name: 'January kegs', fromUnits: 1, percentOff: 800, unitLimit: 40 }
  const week = { fromDay, untilDay: addDays(fromDay, 6) }
  const dated = { ...none, ...january, ...week, id: randomUUID(), containerIds: [idOf(keg)] }
  await saveOffer(database, { ...by, offer: dated })
}
