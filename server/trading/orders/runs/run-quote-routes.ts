import { RunQuote, RunRequest } from '../../../../shared/api/delivery-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../../platform/http/json-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { callerOf, countAgainstLimits } from '../../../platform/rate-limits/rate-limits.ts'
import { quoteRun } from './quote-run.ts'

/** As large as a basket's. */
const bodyLimit = 160 * 1024
const quotes = { what: 'run quote', max: 600, seconds: 600 }

/** Which delivery of a group takes a basket, before it is ordered (RUN-02). */
export async function runQuoteRoutes(
  app: App,
  { database, clock }: { database: Database; clock: () => Date },
): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.post(
    '/public/delivery/run',
    {
      bodyLimit,
      schema: {
        tags: ['Basket'],
        summary: 'The delivery of a group that would take these lines to a postcode now; nothing is held',
        body: RunRequest,
        response: { 200: RunQuote },
      },
    },
    async (request) => {
      const now = clock()
      await countAgainstLimits(database, [{ limit: quotes, who: callerOf(request.ip) }], now)
      return quoteRun(database, { ...request.body, now })
    },
  )
}
