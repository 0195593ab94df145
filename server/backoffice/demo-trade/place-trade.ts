import { randomUUID } from 'node:crypto'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import type { NewOrder } from '../../../shared/api/orders-api.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { readSellableOffers } from '../../trading/basket/offer.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import { findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { nameGroup } from '../../catalogue/groups/name-group.ts'
import { payOrder } from '../../trading/orders/pay-order.ts'
import { placeOrder } from '../../trading/orders/place-order.ts'
import { recordStock } from '../../trading/stock/record-stock.ts'
import { findPremises } from '../../parties/trade-accounts/premises.ts'
import { clientOf, streetOf, type TradeWorld } from './trade-world.ts'

export type DemoOrder = {
  /** What the plan calls it. */
  key: string
  /** The buyer, as clientOf takes it. */
  pub: string
  /** Units by the external id of a container. */
  items: readonly (readonly [container: string, units: number])[]
  group?: string
  payment?: NewOrder['payment']
  wish?: NewOrder['wish']
  /** The card has not been asked for yet. */
  isUnpaid?: boolean
}

/**
 * A pub orders, and pays with a card unless it has an account; what it orders was brewed just before, so that the rest of
 * the stock stays for visitors. It takes no one's basket.
 */
export async function placeTrade(world: TradeWorld, order: DemoOrder): Promise<void> {
  const { database, deps, stepDeps, now, numbers } = world
  const { key, pub, items, group, payment = 'card', wish, isUnpaid = false } = order
  const client = await clientOf(world, pub)
  const containers = await containersOf(world, items)
  const brewed = containers.map(({ item: { id: itemId }, units }) => ({ itemId, units }))
  const cause = { at: now, actor: systemActor, reason: 'Racked and brought to the store.' }
  await recordStock(database, { kind: 'made', items: brewed, countedAt: null }, cause)
  const names = containers.map(({ item }) => ({ kind: 'variant' as const, itemId: item.variantId! }))
  const offers = await readSellableOffers(database, names, { clientId: client.id, day: londonDay(now) })
  const lines = containers.map(({ units }, at) => {
    const snapshot = [...offers.values()].find(({ itemId }) => itemId === names[at]!.itemId)!
    return {
      ...names[at]!,
      lineId: randomUUID(),
      quantity: units,
      baselinePriceMinor: snapshot.priceMinor,
      snapshot,
    }
  })
  const [place] = await findPremises(database, client.id)
  if (place === undefined) throw notFound(`The premises of '${pub}'`)
  const [firstname = '', ...others] = client.name.split(' ')
  const { number } = await placeOrder(database, {
    ...stepDeps,
    clientId: client.id,
    listed: { lines, runId: null },
    wanted: {
      groupId: group === undefined ? null : (await nameGroup(database, group)).id,
      payment,
      ...(wish && { wish }),
      contact: {
        firstname,
        lastname: others.join(' '),
        streetaddress: streetOf(place),
        apartment: place.apartment,
        towncity: place.town,
        postcode: place.postcode,
        email: client.email,
        phone: place.phone,
      },
      handover: { opensAt: place.opensAt, closesAt: place.closesAt, unloading: place.unloading },
    },
  })
  numbers[key] = number
  if (payment === 'card' && !isUnpaid)
    await payOrder(deps, { clientId: client.id, number, token: sandboxTokens.success })
}

async function containersOf({ database }: TradeWorld, items: DemoOrder['items']) {
  const externalIds = items.map(([container]) => container)
  const found = await findContainerItems(database, { externalIds })
  return items.map(([container, units]) => {
    const item = found.find(({ externalId }) => externalId === container)
    if (item === undefined || item.variantId === null) throw notFound(`The container '${container}'`)
    return { item, units }
  })
}
