import Type from 'typebox'
import { Sheet, SheetToSave } from '../../../../shared/api/price-lists-api.ts'
import { StepPreview, StepQuery } from '../../../../shared/api/step-preview-api.ts'
import type { Accounts } from '../../../identity/accounts/accounts.ts'
import { performAction } from '../../../platform/actions/perform-action.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AddressPart } from '../../../platform/http/address-part.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { acceptStrictJson } from '../../../platform/http/json-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../../platform/idempotency/with-idempotency.ts'
import { identifyMember, identifyReader } from '../../../parties/roles/identify-worker.ts'
import { readSheet } from './read-sheet.ts'
import { saveSheet } from './save-sheet.ts'

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }

const address = '/api/sell/:brewery/sheet'
const readers = ['owner', 'sales', 'accounts'] as const
const bodyLimit = 128 * 1024
const documented = {
  tags: ['Selling'],
  security: [{ bearer: [] }],
  params: Type.Object({ brewery: AddressPart }),
}

/** Prices and stock of all sizes of a brewery as a sheet (SELL-44). */
export async function sheetRoutes(app: App, deps: Deps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'The sizes of a brewery with price, prices to come, duty and stock, at most 1,000',
        response: { 200: Sheet },
      },
    },
    async (request) => {
      const { brewery } = await identifyReader(deps, request, readers)
      return readSheet(database, brewery.breweryId, clock())
    },
  )

  app.post(
    address,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Sets many prices from a day on and records counts of now, all or nothing',
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: SheetToSave,
        response: { 200: Type.Union([Sheet, StepPreview]) },
      },
    },
    async (request) => {
      await identifyReader(deps, request, readers)
      const { actor, brewery } = await identifyMember(deps, request, ['owner', 'sales'])
      const { breweryId } = brewery
      const now = clock()
      const key = request.headers['idempotency-key']
      const call = {
        who: clientKeys(actor.clientId),
        call: 'save sheet',
        key,
        request: [breweryId, request.body],
        query: request.query,
        now,
      }
      return performAction(database, call, async (transaction) => {
        const effects = await saveSheet(transaction, { breweryId, changes: request.body, actor, key, now })
        return { answer: await readSheet(transaction, breweryId, now), effects }
      })
    },
  )
}
