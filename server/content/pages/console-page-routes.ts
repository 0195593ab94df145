import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { App } from '../../platform/http/app-type.ts'
import { lastingBody, sendBody } from '../../platform/cache/cached-body.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { permissionsPolicy } from '../../platform/http/security-headers.ts'
import { consoleDocument, type ConsoleName } from './console-frame.ts'
import type { PageRenderer } from './page-renderer.ts'

/** Every address of the consoles; what is there is the browser's to ask for. */
const consoles: readonly { name: ConsoleName; title: string; paths: readonly string[] }[] = [
  {
    name: 'selling',
    title: 'Selling · Dray',
    paths: [
      '/sell',
      '/sell/join',
      '/sell/orders/:part',
      '/sell/group/:group',
      '/sell/group/:group/runs/:run',
      '/sell/:brewery',
      '/sell/:brewery/orders',
      '/sell/:brewery/orders/:number',
      '/sell/:brewery/picking',
      '/sell/:brewery/beers',
      '/sell/:brewery/beers/:beer',
      '/sell/:brewery/imports',
      '/sell/:brewery/prices',
      '/sell/:brewery/prices/lists',
      '/sell/:brewery/prices/offers',
      '/sell/:brewery/sales',
      '/sell/:brewery/pubs',
      '/sell/:brewery/pubs/empties',
      '/sell/:brewery/pubs/:pub',
      '/sell/:brewery/pubs/:pub/order',
      '/sell/:brewery/money',
      '/sell/:brewery/delivery',
      '/sell/:brewery/stock',
      '/sell/:brewery/stock/count',
      '/sell/:brewery/connections',
      '/sell/:brewery/notifications',
      '/sell/group/:group/notifications',
      '/sell/group/:group/settings',
      '/sell/:brewery/people',
      '/sell/:brewery/help',
      '/sell/group/:group/help',
      '/sell/:brewery/settings',
    ],
  },
  {
    name: 'staff',
    title: 'Staff · Dray',
    paths: [
      '/admin',
      '/admin/audit',
      '/admin/market',
      '/admin/notifications',
      '/admin/people',
      '/admin/help',
      '/admin/system',
      '/admin/orders',
      '/admin/orders/:number',
      '/admin/buyers',
      '/admin/buyers/:id',
      '/admin/buyers/:id/order',
      '/admin/breweries',
      '/admin/breweries/:slug',
      '/admin/groups',
      '/admin/groups/:slug',
      '/admin/shop',
      '/admin/shop/:entry',
      '/admin/reviews',
      '/admin/reviews/:id',
      '/admin/breweries/applications/:id',
      '/admin/catalogue',
      '/admin/catalogue/:change',
      '/admin/money',
      '/admin/money/:tab',
      '/admin/money/papers/:series',
    ],
  },
]

export type ConsoleDeps = {
  renderer: PageRenderer
  publicUrl: string
  accounts: Pick<Accounts, 'secondFactor'>
}

/** Pages of consoles: a frame without data, which no cache has to keep apart by client (SELL-02). */
export async function consolePageRoutes(
  app: App,
  { renderer, publicUrl, accounts: { secondFactor } }: ConsoleDeps,
): Promise<void> {
  for (const { name, title, paths } of consoles) {
    const frame = renderer.consoleFrames[name]
    const body = lastingBody(
      consoleDocument(frame, { title, publicUrl: escapeHtml(publicUrl), secondFactor }),
      'text/html; charset=utf-8',
    )
    const headers = {
      'content-security-policy': frame.contentSecurityPolicy,
      'permissions-policy': permissionsPolicy({ camera: name === 'selling' ? '(self)' : '()' }),
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-robots-tag': 'noindex, nofollow',
    }
    for (const path of paths)
      app.get(path, { schema: { hide: true } }, (request, reply) =>
        sendBody(request, reply.headers(headers), body),
      )
    // An address that leads nowhere keeps the console around it, with its places.
    app.get(`${paths[0]}/*`, { schema: { hide: true } }, (request, reply) =>
      sendBody(request, reply.code(404).headers(headers), body),
    )
  }
}
