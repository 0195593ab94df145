import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import type { StockList } from '../../../shared/api/stock-api.ts'
import { runningShop } from '../shops/start-shop-process.ts'
import { callShop, newBuyer } from './buyer.ts'
import { signInElsewhere } from './signed-in.ts'
import { keyedCall, orderBasket } from './staff-orders.ts'

const quantity = 4

/** A paid order of four firkins of the demo brewery, which fills them first: other journeys sell them too. */
export async function placeFirkins(shop: string): Promise<{ number: string; part: string; buyer: SignedIn }> {
  await fillFirkins(shop)
  const buyer = await newBuyer(runningShop(shop), [{ words: 'Towpath Bitter firkin', quantity }])
  const { number, consignments } = await orderBasket(shop, buyer)
  return { number, part: consignments[0]!.id, buyer }
}

async function fillFirkins(shop: string): Promise<void> {
  const brewer = await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven')
  const stock = '/api/sell/learmonth-basin/stock'
  const { rows } = (await callShop(shop, `${stock}?search=Towpath%20Bitter`, undefined, brewer)) as StockList
  const firkin = rows.find(
    ({ beer, container }) => beer === 'Towpath Bitter' && /firkin|9 gal/i.test(container),
  )
  if (firkin === undefined) throw new Error('The demo brewery has no firkins of Towpath Bitter')
  const items = [{ containerId: firkin.containerId, units: quantity }]
  await keyedCall(shop, stock, { kind: 'made', reason: 'Racked', items }, brewer)
}
