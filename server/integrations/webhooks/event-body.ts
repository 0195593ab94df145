import { testEvent } from '../../../shared/accounts/webhook-events.ts'
import { orderRequestsPath } from '../../../shared/orders/order-requests.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { settingsSections } from '../../../shared/accounts/settings-pages.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'

/** An event as it is stored, with the slug of the brewery whose it is; null: a buyer's. */
export type TellingEvent = {
  type: string
  at: Date
  data: Record<string, unknown>
  brewery: string | null
}

/** The JSON of a delivery: type, time, ids with state and version, and where more can be read (PLAT-08). */
export function eventBody({ type, at, data, brewery }: TellingEvent, publicUrl: string): string {
  const links = Object.entries(brewery === null ? buyerLinks(type, data) : breweryLinks(type, data, brewery))
  const full = Object.fromEntries(links.map(([name, path]) => [name, publicUrl + path]))
  return JSON.stringify({ type, timestamp: at.toISOString(), data: { ...data, links: full } })
}

type Links = Record<string, string>
type Facts = TellingEvent['data']

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function breweryLinks(type: string, data: Facts, brewery: string): Links {
  const calls = `/api/sell/${encodeURIComponent(brewery)}`
  const order = text(data['order'])
  switch (subjectOf(type)) {
    case 'consignment':
    case 'refund':
      return {
        call: `${calls}/orders/${encodeURIComponent(order)}`,
        page: sellingPaths.order(brewery, order),
      }
    case 'document':
      return { call: documentPath(data) }
    case 'stock':
      return { call: `${calls}/stock`, page: sellingPaths.stock(brewery) }
    case 'payout':
      return { call: `${calls}/money/payouts` }
    case 'run':
      return { page: paths.group(text(data['group'])) }
    case 'import':
      return { call: `${calls}/imports`, page: sellingPaths.imports(brewery) }
    case 'token':
      return { page: sellingPaths.connections(brewery) }
    default:
      return { page: type === testEvent ? sellingPaths.connections(brewery) : sellingPaths.today(brewery) }
  }
}

function buyerLinks(type: string, data: Facts): Links {
  const order = text(data['order'])
  switch (subjectOf(type)) {
    case 'consignment':
    case 'refund':
      return { call: `/api/orders/${encodeURIComponent(order)}`, page: paths.order(order) }
    case 'document':
      return { call: documentPath(data) }
    case 'order_request':
      return {
        call: `/api/order-requests/${encodeURIComponent(text(data['request']))}`,
        page: orderRequestsPath,
      }
    case 'run':
      return { page: paths.group(text(data['group'])) }
    default:
      return { page: settingsSections.connections.path }
  }
}

const subjectOf = (type: string) => type.slice(0, type.indexOf('.'))
const documentPath = (data: Facts) => `/api/documents/${encodeURIComponent(text(data['document']))}.pdf`
