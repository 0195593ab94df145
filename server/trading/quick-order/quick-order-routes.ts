import { londonDay } from '../../../shared/working-time/working-time.ts'
import { QuickOrder, QuickOrderText } from '../../../shared/api/quick-order-api.ts'
import { quickOrderTextLength } from '../../../shared/limits/limits.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { SearchIndex } from '../../catalogue/beers/search-index/search-index.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import { callerOf, countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { formOf, acceptForms } from '../../platform/http/form-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import type { SendPage } from '../../platform/http/page-loading.ts'
import { quickOrderPage } from './quick-order-page.ts'
import { readQuickOrder } from './read-quick-order.ts'
import { RequestError } from '../../platform/errors/request-error.ts'

type QuickOrderDeps = {
  database: Database
  searchIndex: SearchIndex
  identity: Identity
  clock: () => Date
}

/** Enough for a busy office; a text of the longest kind takes some hundred searches. */
const readings = { what: 'quick order', max: 300, seconds: 600 }
const longReadings = { what: 'long quick order', max: 15, seconds: 600 }
/** Longer than the orders of most pubs, in characters. */
const longText = 1500
/** Letters of up to four bytes, each perhaps escaped. */
const bodyLimit = quickOrderTextLength * 6 + 1024
const formLimit = quickOrderTextLength * 12 + 1024

/** The call of the pad, and its form for browsers without scripts. */
export async function quickOrderRoutes(
  app: App,
  { sendPage, identity, ...deps }: QuickOrderDeps & { sendPage: SendPage },
): Promise<void> {
  const read = async (ip: string, text: string, clientId: string | null) => {
    const limits = text.length > longText ? [readings, longReadings] : [readings]
    const who = callerOf(ip)
    await countAgainstLimits(
      deps.database,
      limits.map((limit) => ({ limit, who })),
      deps.clock(),
    )
    return readQuickOrder(deps, text, { clientId, day: londonDay(deps.clock()) })
  }

  await app.register(async (calls: App) => {
    acceptStrictJson(calls)
    neverStore(calls)
    calls.post(
      paths.quickOrderCall,
      {
        bodyLimit,
        schema: {
          tags: ['Basket'],
          security: [{ bearer: [] }, {}],
          summary:
            'What an order as people write it asks for, with the beers and accessories that may be meant; nothing is stored',
          body: QuickOrderText,
          response: { 200: QuickOrder },
        },
      },
      async (request) => {
        const client = await identity.readClient(request)
        return read(request.ip, request.body.text, client?.id ?? null)
      },
    )
  })

  await app.register(async (forms: App) => {
    acceptForms(forms)
    forms.post(paths.quickOrder, { bodyLimit: formLimit, schema: { hide: true } }, async (request, reply) => {
      const text = formOf(request.body).get('text') ?? ''
      const show = (order: QuickOrder | null, error: string | null = null) =>
        sendPage(request, reply, 'quickOrder', quickOrderPage({ text, order, error }))
      if (text.length > quickOrderTextLength) {
        reply.code(413)
        return show(
          null,
          `An order can have ${formatCount(quickOrderTextLength)} characters. Send it in parts.`,
        )
      }
      try {
        return await show(await read(request.ip, text, null))
      } catch (error) {
        if (!(error instanceof RequestError)) throw error
        reply.code(error.status)
        if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds)
        return show(null, error.message)
      }
    })
  })
}

const formatCount = (count: number) => count.toLocaleString('en-GB')
