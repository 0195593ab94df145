import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { moneyTabs } from '../../../storefront/staff/money/money-tabs.ts'
import type { StaffScreen } from '../../../storefront/staff/staff-screen.ts'
import { callShop } from './buyer.ts'
import { password } from './sessions.ts'
import { deliverOrder, paidOrder } from './staff-orders.ts'

/**
 * Addresses of the screens of the staff's console, filled with what the demo shop has and a delivered order. An
 * application, a review and a changed beer are opened by the journeys that make them.
 */
export async function staffScreens(
  shop: string,
): Promise<Record<Exclude<StaffScreen['kind'], 'application' | 'review' | 'beer-change'>, string[]>> {
  const order = await paidOrder(shop)
  await deliverOrder(shop, order)
  // System shows webhooks that are off.
  const wanted = { url: 'https://till.example/orders', events: ['document.issued'], password }
  const { id } = (await callShop(shop, '/api/account/webhooks', wanted, order.buyer)) as { id: string }
  await callShop(shop, `/api/account/webhooks/${id}/switch`, { isOn: false }, order.buyer, 'PUT')
  return {
    worklist: [staffPaths.worklist],
    orders: [staffPaths.orders],
    order: [staffPaths.order(order.number)],
    buyers: [staffPaths.buyers],
    buyer: [staffPaths.buyer(order.buyer.client.id)],
    'buyer-order': [staffPaths.buyerOrder(order.buyer.client.id)],
    breweries: [staffPaths.breweries],
    brewery: [staffPaths.brewery('learmonth-basin')],
    groups: [staffPaths.groups],
    group: [staffPaths.group('forth-crossing')],
    catalogue: [staffPaths.catalogue],
    reviews: [staffPaths.reviews],
    money: Object.keys(moneyTabs).map((tab) => staffPaths.money(tab)),
    shop: [staffPaths.shop],
    shopEntry: ['heroes', 'promotion', 'hubs', 'terms'].map((entry) => staffPaths.shopEntry(entry)),
    help: [staffPaths.help],
    people: [staffPaths.people],
    notifications: [staffPaths.notifications],
    system: [staffPaths.system],
    audit: [staffPaths.audit],
    market: [staffPaths.market],
  }
}
