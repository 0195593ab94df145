import Type from 'typebox'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { LowBelow, StockLevels, StockRecord } from '../../../shared/api/stock-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyMember } from '../../parties/roles/identify-worker.ts'
import { previewStockRecord, recordBreweryStock } from './record-brewery-stock.ts'
import { setLowBelow } from './set-low-below.ts'

const address = '/api/sell/:brewery/stock'
const name = Type.String({ maxLength: 100 })
const documented = { tags: ['Selling'], security: [{ bearer: [] }], params: Type.Object({ brewery: name }) }
const bodyLimit = 64 * 1024
const writers = ['owner', 'sales', 'cellar'] as const

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }

/** What a brewery records of its stock (STOCK-05, SELL-29). */
export async function stockRoutes(app: App, { accounts, identity, database, clock }: Deps): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)
  const callers = { accounts, identity }

  app.post(
    address,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary:
          'Records a count, or units made, spoilt, sold elsewhere or returned, once for each Idempotency-Key',
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: StockRecord,
        response: { 200: Type.Union([StockLevels, StepPreview]) },
      },
    },
    async (request) => {
      const { actor, brewery } = await identifyMember(callers, request, writers)
      const record = { breweryId: brewery.breweryId, actor, now: clock(), body: request.body }
      const { dryRun, preview, digest } = request.query
      if (dryRun === 'true' || preview === '1') return previewStockRecord(database, record)
      return recordBreweryStock(database, record, { key: request.headers['idempotency-key'], digest })
    },
  )

  app.put(
    `${address}/:container/low-below`,
    {
      bodyLimit,
      schema: {
        ...documented,
        params: Type.Object({ brewery: name, container: name }),
        summary: 'Below how many sellable units the container is low',
        body: LowBelow,
        response: { 200: LowBelow },
      },
    },
    async (request) => {
      const { actor, brewery } = await identifyMember(callers, request, writers)
      const { container: containerId } = request.params
      if (!isUuid(containerId)) throw notFound('The container')
      const { units } = request.body
      await setLowBelow(
        database,
        { breweryId: brewery.breweryId, containerId, units },
        { actor, now: clock() },
      )
      return { units }
    },
  )
}
