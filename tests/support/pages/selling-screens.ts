import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import type { SellingScreen } from '../../../storefront/selling/selling-screen.ts'
import { moneyTabs } from '../../../storefront/selling/money/money-words.ts'
import { callShop } from './buyer.ts'

const own = '/sell/learmonth-basin'
const group = '/sell/group/forth-crossing'

type Rows<Row> = { rows: Row[] }
type OrderRow = { part: string; number: string }

/** Who opens a screen in a journey over all of them. */
export type ScreenOwner = 'brewer' | 'organiser' | 'landlord'
export type OpenedScreen = { who: ScreenOwner; path: string }

/** Views of orders whose first order is opened: each has other actions and facts. */
const orderViews = ['placed', 'proposed', 'accepted', 'packed', 'out', 'delivered', 'claims', 'closed']

const byBrewer = (...paths: string[]): OpenedScreen[] => paths.map((path) => ({ who: 'brewer', path }))
const byOrganiser = (...paths: string[]): OpenedScreen[] => paths.map((path) => ({ who: 'organiser', path }))

/**
 * Addresses of every screen of the console, filled with what the demo shop has. A new kind of screen does not compile
 * until it is here.
 */
export async function sellingScreens(
  shop: string,
  brewer: SignedIn,
  organiser: SignedIn,
): Promise<Record<SellingScreen['kind'], OpenedScreen[]>> {
  const read = <Answer>(path: string, who = brewer) =>
    callShop(shop, `/api${path}`, undefined, who) as Promise<Answer>
  const orders = (
    await Promise.all(orderViews.map((view) => read<Rows<OrderRow>>(`${own}/orders?view=${view}`)))
  ).flatMap(({ rows }) => rows.slice(0, 1))
  const { rows: beers } = await read<Rows<{ id: string }>>(`${own}/beers`)
  const { rows: pubs } = await read<Rows<{ pub: string }>>(`${own}/pubs`)
  const { runs } = await read<{ runs: { id: string; drops: number }[] }>(group, organiser)
  const fullest = runs.toSorted((one, other) => other.drops - one.drops)
  return {
    chooser: [{ who: 'landlord', path: '/sell' }],
    join: [{ who: 'landlord', path: '/sell/join' }],
    apply: [{ who: 'landlord', path: '/sell/apply' }],
    part: byBrewer(`/sell/orders/${orders[0]!.part}`),
    group: byOrganiser(group),
    run: byOrganiser(...fullest.slice(0, 2).map(({ id }) => `${group}/runs/${id}`)),
    today: byBrewer(own),
    orders: byBrewer(`${own}/orders`, `${own}/orders?view=all`),
    picking: byBrewer(`${own}/picking`, `${own}/picking?by=drop`),
    stock: byBrewer(`${own}/stock`),
    count: byBrewer(`${own}/stock/count`),
    beers: byBrewer(`${own}/beers`),
    'new-beer': byBrewer(`${own}/beers/new`),
    beer: byBrewer(`${own}/beers/${beers[0]!.id}`),
    imports: byBrewer(`${own}/imports`),
    prices: byBrewer(`${own}/prices`),
    'price-lists': byBrewer(`${own}/prices/lists`),
    offers: byBrewer(`${own}/prices/offers`),
    sales: byBrewer(`${own}/sales`, `${own}/sales?range=months12`),
    pubs: byBrewer(`${own}/pubs`),
    'pub-order': byBrewer(`${own}/pubs/${pubs[0]!.pub}/order`),
    pub: byBrewer(`${own}/pubs/${pubs[0]!.pub}`),
    empties: byBrewer(`${own}/pubs/empties`),
    money: byBrewer(...moneyTabs.map((tab) => `${own}/money?tab=${tab}`)),
    delivery: byBrewer(`${own}/delivery`),
    connections: byBrewer(`${own}/connections`),
    notifications: byBrewer(`${own}/notifications`),
    groupNotifications: byOrganiser(`${group}/notifications`),
    groupSettings: byOrganiser(`${group}/settings`),
    help: byBrewer(`${own}/help?topic=picking`),
    groupHelp: byOrganiser(`${group}/help`),
    people: byBrewer(`${own}/people`),
    settings: byBrewer(`${own}/settings`),
    nowhere: byBrewer(`${own}/no-such-place`),
    order: byBrewer(...orders.map(({ number }) => `${own}/orders/${number}`)),
  }
}
