import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import { setContainerTerm } from '../../finance/deposits/set-deposit.ts'
import { announceCharge } from '../../trading/empties/charges/announce-charge.ts'
import { addExistingContainers } from '../../trading/empties/record-out.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { findDepositsLeft } from '../../trading/orders/refunds/find-deposits-left.ts'
import { addDays } from '../../../shared/working-time/working-time.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { findPremises } from '../../parties/trade-accounts/premises.ts'
import { momentOf, type Planned } from './planned-trade.ts'
import { clientOf, salesOf, streetOf, type TradeStep, type TradeWorld } from './trade-world.ts'

const brewery = 'learmonth-basin'
const kind = 'firkin' as const
/** Casks of before the trade: they came so many days before a charge for them is announced. */
const daysThere = 120

/** A brewery charges for casks that do not come back: one charge has become an invoice, another is announced (EMPT-06). */
export function planContainerCharges({ days }: Planned): TradeStep[] {
  const charged = addDays(days.last, -22)
  return [
    { at: momentOf(charged, '09:30'), act: statePrice },
    { at: momentOf(charged, '09:40'), act: (world) => charge(world, 'cockle-row', 2) },
    {
      at: momentOf(addDays(days.last, -4), '10:20'),
      act: (world) => charge(world, 'landlord@dray.example', 1),
    },
  ]
}

const actorOf = (world: TradeWorld): Actor => {
  const { name } = salesOf(world, brewery)
  return { clientId: null, name: name ?? 'Sales', role: 'sales', by: 'page' }
}

async function statePrice(world: TradeWorld): Promise<void> {
  const { id: breweryId } = await nameBrewery(world.database, brewery)
  const stated = { term: 'price' as const, breweryId, kind, netMinor: 9500 }
  await setContainerTerm(world.database, { ...stated, actor: actorOf(world), now: world.now })
}

async function charge(world: TradeWorld, pub: string, count: number): Promise<void> {
  const { database, now, stepDeps } = world
  const { id: breweryId } = await nameBrewery(database, brewery)
  const { id: clientId } = await clientOf(world, pub)
  const [place] = await findPremises(database, clientId)
  if (place === undefined) throw notFound(`The premises of '${pub}'`)
  const actor = actorOf(world)
  const placeId = await addExistingContainers(database, {
    clientId,
    to: { streetaddress: streetOf(place), towncity: place.town, postcode: place.postcode },
    breweryId,
    kind,
    count,
    actor,
    at: new Date(now.getTime() - daysThere * 86_400_000).toISOString(),
    note: 'From the brewery’s own books.',
  })
  const acting = { actor, breweryId, publicUrl: stepDeps.publicUrl, now, depositsOf: findDepositsLeft }
  const note = 'We are short of casks before Christmas.'
  await announceCharge(database, acting, { place: placeId, kind, count, note })
}
