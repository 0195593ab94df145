import { randomUUID } from 'node:crypto'
import type { RouteEntry } from '../../../server/platform/http/route-list.ts'
import { bodyKindOf, rawTypeOf } from '../hostile/form-fields.ts'
import { multipart } from '../shops/review-shop.ts'
import { beerBodies } from './beer-requests.ts'
import { clientBodies } from './client-requests.ts'
import { emptiesBodies } from './empties-requests.ts'
import { moneyBodies } from './money-requests.ts'
import { partOf, parts } from './named-things.ts'
import type { Ids } from './owned-things.ts'
import { isPreviewed } from './previewed-calls.ts'
import { sellBodies } from './sell-requests.ts'
import { staffBodies } from './staff-requests.ts'
import { stepBodies } from './step-requests.ts'

type Sent = { payload?: string | object; headers?: Record<string, string> }
type How = {
  /** Strangers send the very key under which the owner's answer is stored. */
  hasOwnKey: boolean
  /** Actions that can be shown are not done. */
  isOnlyShown?: boolean
}

/** The body of each call that takes one: all that a good client would send, aimed at what the owner has. */
const bodies: Record<string, (ids: Ids) => object> = {
  ...clientBodies,
  ...stepBodies,
  ...emptiesBodies,
  ...beerBodies,
  ...sellBodies,
  ...staffBodies,
  ...moneyBodies,
}

const takes = (schema: unknown, name: string): boolean =>
  name in ((schema as { properties?: object } | undefined)?.properties ?? {})

/** The request of a route, aimed at the owner. Throws for a call whose body no one has written down. */
export function accessRequest(entry: RouteEntry, ids: Ids, { hasOwnKey, isOnlyShown = false }: How) {
  const { path, schema } = entry
  const url = path.replace(parts, (part) => partOf(entry, part, ids))
  const isShown = isPreviewed(entry) || (isOnlyShown && takes(schema.querystring, 'preview'))
  const { payload, headers = {} } = bodyOf(entry, ids)
  const key = takes(schema.headers, 'idempotency-key') && {
    'idempotency-key': hasOwnKey ? randomUUID() : ids.idempotencyKey,
  }
  return {
    url: url + (isShown ? '?preview=1' : queryOf(path, ids)),
    headers: { ...headers, ...key },
    ...(payload !== undefined && { payload }),
  }
}

function queryOf(path: string, ids: Ids): string {
  if (/^\/api\/sell\/:brewery\/money\/(exports\/:program|alcohol)$/.test(path)) return '?month=2026-11'
  if (path === '/api/views') return '?list=/sell'
  if (path === '/api/sell/:brewery/delivery/quote') return '?postcode=EH1%201AA'
  if (path === '/api/admin/money/sellers-report') return '?year=2026'
  if (path === '/api/admin/money/payouts') return '?list=bank'
  if (/^\/api\/admin\/money\/(exports\/:program|journal)$/.test(path)) return '?month=2026-11'
  if (path.endsWith('/go-to')) return '?q=quill'
  return path.startsWith('/public/marketplace/comments') ? `?subjectId=${ids.beer.id}&approvedOnly=false` : ''
}

function bodyOf(entry: RouteEntry, ids: Ids): Sent {
  const name = `${entry.method} ${entry.path}`
  switch (bodyKindOf(entry)) {
    case 'json': {
      const body = bodies[name]
      if (body === undefined) throw new Error(`Say in tests/support/access what ${name} takes.`)
      return { payload: body(ids) }
    }
    case 'form':
      return { payload: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    case 'upload': {
      const { payload, contentType } = multipart(Buffer.from('no picture'))
      return { payload, headers: { 'content-type': contentType } }
    }
    case 'raw':
      return { payload: '{}', headers: { 'content-type': rawTypeOf(entry.path) } }
    case 'none':
      return {}
  }
}
