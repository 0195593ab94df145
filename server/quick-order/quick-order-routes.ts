import { QuickOrder, QuickOrderText } from '../../shared/api/quick-order.ts'
import { quickOrderTextLength } from '../../shared/limits.ts'
import { paths } from '../../shared/paths.ts'
import type { Shelf } from '../catalogue/shelf/shelf.ts'
import type { Database } from '../database/connect.ts'
import type { App } from '../http/app-type.ts'
import { callerOf, countAttempts } from '../http/attempt-limits.ts'
import { takeStrictJson } from '../http/json-bodies.ts'
import { formOf, takeListForms } from '../http/list-forms.ts'
import { neverStore } from '../http/no-store.ts'
import type { SendPage } from '../http/page-loading.ts'
import { quickOrderPage } from './quick-order-page.ts'
import { readQuickOrder } from './read-quick-order.ts'

type Services = { database: Database; shelf: Shelf; clock: () => Date }

/** A text of the longest kind takes a thousand searches: enough for a busy office, too few to keep the shop from others. */
const readings = { what: 'quick order', max: 300, seconds: 600 }
/** Letters of up to four bytes, each perhaps escaped. */
const bodyLimit = quickOrderTextLength * 6 + 1024
const formLimit = quickOrderTextLength * 12 + 1024

/** The call of the pad, and its form for browsers without scripts. */
export async function quickOrderRoutes(
  app: App,
  { sendPage, ...services }: Services & { sendPage: SendPage },
): Promise<void> {
  const count = (ip: string) =>
    countAttempts(services.database, [{ limit: readings, who: callerOf(ip) }], services.clock())

  await app.register(async (calls: App) => {
    takeStrictJson(calls)
    neverStore(calls)
    calls.post(
      paths.quickOrderCall,
      {
        bodyLimit,
        schema: {
          tags: ['Basket'],
          summary:
            'What an order as people write it asks for, with the beers that may be meant; nothing is kept',
          body: QuickOrderText,
          response: { 200: QuickOrder },
        },
      },
      async (request) => {
        await count(request.ip)
        return readQuickOrder(services, request.body.text)
      },
    )
  })

  await app.register(async (forms: App) => {
    takeListForms(forms)
    forms.post(paths.quickOrder, { bodyLimit: formLimit, schema: { hide: true } }, async (request, reply) => {
      const text = formOf(request.body).get('text') ?? ''
      if (text.length > quickOrderTextLength) {
        const error = `An order can have ${quickOrderTextLength.toLocaleString('en-GB')} characters. Send it in parts.`
        return sendPage(request, reply.code(413), 'quickOrder', quickOrderPage({ text, order: null, error }))
      }
      await count(request.ip)
      const order = await readQuickOrder(services, text)
      return sendPage(request, reply, 'quickOrder', quickOrderPage({ text, order, error: null }))
    })
  })
}
