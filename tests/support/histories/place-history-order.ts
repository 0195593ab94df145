import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { addItem } from '../../../server/trading/basket/add-item.ts'
import { lockBasket, removeFromBasket } from '../../../server/trading/basket/claim-basket.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { payOrder } from '../../../server/trading/orders/pay-order.ts'
import { placeOrder } from '../../../server/trading/orders/place-order.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'
import { keyed } from './history-fate.ts'
import { findHistoryOrders } from './history-orders.ts'
import type { HistoryStep } from './history-steps.ts'
import type { HistoryWorld } from './history-world.ts'

/** Fills a buyer's basket, orders it and pays for it as the step says. */
export async function placeHistoryOrder(
  world: HistoryWorld,
  step: Extract<HistoryStep, { kind: 'order' }>,
): Promise<null> {
  const { deps, now, buyers, variants, accessoryId, sellers } = world
  const clientId = buyers[step.buyer]!
  const { isGroup, units, payment, wish, isCollected } = step
  const groupId = isGroup ? world.groupId : null
  await emptyBasket(deps.database, { clientId, groupId, now: now() })
  const items = [
    { kind: 'variant', variantId: variants.keg, quantity: units[0]! },
    { kind: 'variant', variantId: variants.otherBrewerys, quantity: units[1]! },
    { kind: 'upsell', upsellId: accessoryId, quantity: units[2]! },
  ] as const
  for (const item of items.filter(({ quantity }) => quantity > 0))
    await addItem(deps.database, { clientId }, { ...item, groupId, replaceQuantity: true }, now())
  const option = 'collection' as const
  const wanted = {
    contact: { ...checkoutContact, ...(isGroup && { towncity: 'Edinburgh', postcode: 'EH1 1RE' }) },
    payment,
    wish,
    groupId,
    ...(isCollected && { shipping: sellers.map(({ id: teamId }) => ({ teamId, option })) }),
  }
  const { number } = await keyed(world, step.fate, 'order', (transaction) =>
    placeOrder(transaction, { clientId, wanted, ...deps, now: now() }).then(({ number: given }) => ({
      number: given,
    })),
  )
  if (world.isAlone()) await requireMayTrade(world, number)
  if (step.isPaid && payment === 'card')
    await payOrder(deps, { clientId, number, token: sandboxTokens.success })
  return null
}

/** Throws an Error for an order of a buyer, or of a brewery, who may not trade at its moment (INV-15). */
async function requireMayTrade(world: HistoryWorld, number: string): Promise<void> {
  const placed = (await findHistoryOrders(world.deps.database, world)).find((each) => each.number === number)!
  const names = [
    `${placed.clientId}@pub.example`,
    ...placed.parts.map(({ brewerySlug }) => brewerySlug ?? ''),
  ]
  const closed = names.filter((name) => !world.mayTrade(name))
  if (closed.length > 0) throw new Error(`${number} was taken though ${closed.join(' and ')} may not trade.`)
}

async function emptyBasket(
  database: Database,
  basket: { clientId: string; groupId: string | null; now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const lines = await lockBasket(transaction, basket)
    await removeFromBasket(
      transaction,
      lines.map(({ lineId }) => lineId),
    )
  })
}
