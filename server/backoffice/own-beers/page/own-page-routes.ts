import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { PageChangeRequest, OwnPage, PageWordsToChange } from '../../../../shared/api/page-changes-api.ts'
import { StepPreview, StepQuery } from '../../../../shared/api/step-preview-api.ts'
import type { Accounts } from '../../../identity/accounts/accounts.ts'
import { performAction } from '../../../platform/actions/perform-action.ts'
import { readOwnPage } from '../../../catalogue/beers/profile/own-profile.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AddressPart } from '../../../platform/http/address-part.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { acceptStrictJson } from '../../../platform/http/json-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import {
  clientKeys,
  OptionalIdempotencyKey,
  RequiredIdempotencyKey,
  withIdempotency,
} from '../../../platform/idempotency/with-idempotency.ts'
import { identifyMember, identifyReader } from '../../../parties/roles/identify-worker.ts'
import { isTrusted } from '../request-change.ts'
import { requestPageChange, withdrawPageChange } from './request-page-change.ts'
import { latestPageChange } from './page-change-queries.ts'
import { pageChangeView } from './page-change-view.ts'

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }
type CallRequest = FastifyRequest<{ Params: { brewery: string } }>

const address = '/api/sell/:brewery/page'
const readers = ['owner', 'sales', 'accounts'] as const
const documented = {
  tags: ['Selling'],
  security: [{ bearer: [] }],
  params: Type.Object({ brewery: AddressPart }),
}

/** What a brewery's page says, and what its people ask to be said instead (STAF-20). */
export async function ownPageRoutes(app: App, deps: Deps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  async function writerOf(request: CallRequest) {
    await identifyReader(deps, request, readers)
    const { actor, brewery } = await identifyMember(deps, request, ['owner', 'accounts'])
    return { actor, breweryId: brewery.breweryId, now: clock() }
  }

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'What the brewery’s page says, and what waits or was refused',
        response: { 200: OwnPage },
      },
    },
    async (request) => {
      const { brewery } = await identifyReader(deps, request, readers)
      return readPage(database, brewery.breweryId)
    },
  )

  app.post(
    address,
    {
      bodyLimit: 32 * 1024,
      schema: {
        ...documented,
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        summary:
          'Asks for other words on the brewery’s page; the current version stays until Dray has looked at them',
        body: PageWordsToChange,
        response: { 200: Type.Union([PageChangeRequest, StepPreview]) },
      },
    },
    async (request) => {
      const { actor, breweryId, now } = await writerOf(request as unknown as CallRequest)
      const call = {
        who: clientKeys(actor.clientId),
        call: 'change page',
        key: request.headers['idempotency-key'],
        request: [breweryId, request.body],
        query: request.query,
        now,
      }
      return performAction(database, call, async (transaction) => {
        const asked = { breweryId, words: request.body, actor, now }
        const { outcome, effects } = await requestPageChange(transaction, asked)
        return { answer: { outcome, page: await readPage(transaction, breweryId) }, effects }
      })
    },
  )

  app.delete(
    `${address}/change`,
    {
      schema: {
        ...documented,
        headers: RequiredIdempotencyKey,
        summary: 'Takes back the change of the page that waits',
        response: { 200: OwnPage },
      },
    },
    async (request) => {
      const { actor, breweryId, now } = await writerOf(request as unknown as CallRequest)
      const once = {
        who: clientKeys(actor.clientId),
        call: 'withdraw page change',
        key: request.headers['idempotency-key'],
        request: [breweryId],
        now,
      }
      return withIdempotency(database, once, async (transaction) => {
        await withdrawPageChange(transaction, { breweryId, actor, now })
        return readPage(transaction, breweryId)
      })
    },
  )
}

async function readPage(database: Database, breweryId: string): Promise<OwnPage> {
  const { words } = await readOwnPage(database, breweryId)
  const latest = await latestPageChange(database, breweryId)
  const isShown = latest?.state === 'waiting' || latest?.state === 'refused'
  return {
    isTrusted: await isTrusted(database, breweryId),
    stands: words,
    change: latest !== null && isShown ? pageChangeView(latest) : null,
  }
}
