import type { Accounts } from '../accounts/accounts.ts'
import type { App } from '../http/app-type.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { consoleDocument } from './console-frame.ts'
import type { PageRenderer } from './page-renderer.ts'

/** Every address of the brewery's console; what stands there is the browser's to ask for. */
const sellingPaths = [
  '/sell',
  '/sell/orders/:part',
  '/sell/:brewery',
  '/sell/:brewery/orders',
  '/sell/:brewery/orders/:number',
  '/sell/:brewery/picking',
  '/sell/:brewery/stock',
  '/sell/:brewery/stock/count',
]

/** Pages of consoles: a frame without data, which no cache has to keep apart by client (SELL-02). */
export async function consolePageRoutes(
  app: App,
  {
    renderer,
    publicUrl,
    accounts,
  }: { renderer: PageRenderer; publicUrl: string; accounts: Pick<Accounts, 'secondFactor'> },
): Promise<void> {
  const { sellingFrame } = renderer
  const { secondFactor } = accounts
  const html = consoleDocument(sellingFrame, {
    title: 'Selling · Dray',
    publicUrl: escapeHtml(publicUrl),
    secondFactor,
  })
  for (const path of sellingPaths)
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply
        .header('content-security-policy', sellingFrame.contentSecurityPolicy)
        .header('cache-control', 'public, max-age=0, must-revalidate')
        .header('x-robots-tag', 'noindex, nofollow')
        .type('text/html; charset=utf-8')
        .send(html),
    )
}
