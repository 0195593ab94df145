import Type from 'typebox'
import type { FastifyRequest } from 'fastify'
import {
  AgreementAcceptance,
  BreweryStanding,
  DocumentsChange,
  SalesPause,
} from '../../../shared/api/standing-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import type { BreweryRole } from '../../../shared/accounts/roles.ts'
import type { Database } from '../../platform/database/database.ts'
import { rollBack } from '../../platform/database/roll-back.ts'
import { changedMeanwhile, keyMissing } from '../../platform/errors/step-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import {
  clientKeys,
  OptionalIdempotencyKey,
  RequiredIdempotencyKey,
  withIdempotency,
} from '../../platform/idempotency/with-idempotency.ts'
import { identifyMember, identifyReader } from '../roles/identify-worker.ts'
import { acceptAgreement } from './accept-agreement.ts'
import type { StandingChange } from './change-standing.ts'
import { findStanding } from './find-standing.ts'
import { pausePreview } from './pause-preview.ts'
import { pauseSales, resumeSales } from './pause-sales.ts'
import { saveDocuments } from './save-approval-documents.ts'
import type { StandingDeps } from './standing-staff-routes.ts'

const bodyLimit = 32 * 1024
const documented = { tags: ['Selling'], security: [{ bearer: [] }] }
const params = Type.Object({ brewery: AddressPart })
const answer = { response: { 200: BreweryStanding } }
const pausing = {
  ...documented,
  params,
  headers: OptionalIdempotencyKey,
  querystring: StepQuery,
  response: { 200: Type.Union([BreweryStanding, StepPreview]) },
}
const writing = { ...documented, ...answer, params, headers: RequiredIdempotencyKey }
const address = '/api/sell/:brewery'
/** Who sees the documents at all. */
const readers = ['owner', 'sales', 'accounts'] as const

type CallRequest = FastifyRequest<{ Params: { brewery: string } }>

/** A brewery's own calls about its standing (consoles, rows and roles of the settings' documents, and of Today). */
export async function standingSellRoutes(app: App, deps: StandingDeps): Promise<void> {
  const { database, clock, openOrdersOf } = deps
  acceptStrictJson(app)
  neverStore(app)

  /** Takes a verb once for its key; answers the approval after it. */
  async function change(
    request: CallRequest,
    key: string,
    { call, roles }: { call: string; roles: readonly BreweryRole[] },
    verb: (transaction: Database, change: StandingChange) => Promise<unknown>,
  ): Promise<BreweryStanding> {
    await identifyReader(deps, request, readers)
    const { actor, brewery } = await identifyMember(deps, request, roles)
    const { breweryId, breweryName: name } = brewery
    const now = clock()
    const once = {
      who: clientKeys(actor.clientId),
      call,
      key,
      request: [breweryId, request.body ?? null],
      now,
    }
    return withIdempotency(database, once, async (transaction) => {
      await verb(transaction, { breweryId, actor, now })
      return findStanding(transaction, { id: breweryId, slug: request.params.brewery, name }, now)
    })
  }

  app.get(
    `${address}/standing`,
    {
      schema: {
        ...documented,
        ...answer,
        summary: 'Whether the brewery may sell, and what is missing',
        params,
      },
    },
    async (request) => {
      const { brewery } = await identifyReader(deps, request, readers)
      const { breweryId: id, breweryName: name } = brewery
      return findStanding(database, { id, slug: request.params.brewery, name }, clock())
    },
  )

  app.put(
    `${address}/papers`,
    {
      bodyLimit,
      schema: {
        ...writing,
        summary: 'Saves what the brewery states for its documents',
        body: DocumentsChange,
      },
    },
    async (request) =>
      change(
        request,
        request.headers['idempotency-key'],
        { call: 'sell-papers', roles: ['owner', 'accounts'] },
        (transaction, by) => saveDocuments(transaction, { ...by, papers: request.body }),
      ),
  )

  app.post(
    `${address}/agreement`,
    { bodyLimit, schema: { ...writing, summary: 'Accepts the agency agreement', body: AgreementAcceptance } },
    async (request) =>
      change(
        request,
        request.headers['idempotency-key'],
        { call: 'sell-agreement', roles: ['owner'] },
        (transaction, by) => acceptAgreement(transaction, { ...by, ...request.body }),
      ),
  )

  app.post(
    `${address}/pause`,
    {
      bodyLimit,
      schema: {
        ...pausing,
        summary: 'Pauses the sales until a day, or until resumed; with a preview',
        body: SalesPause,
      },
    },
    async (request) =>
      pause(request, 'sell-pause', (transaction, by) =>
        pauseSales(transaction, { ...by, until: request.body.until }),
      ),
  )

  app.delete(
    `${address}/pause`,
    { bodyLimit, schema: { ...pausing, summary: 'Resumes the sales; with a preview' } },
    async (request) => pause(request, 'sell-resume', resumeSales),
  )

  type Verb = (transaction: Database, change: StandingChange) => Promise<unknown>
  type Pausing = CallRequest & { query: unknown; headers: { 'idempotency-key'?: string } }

  /** Pauses or resumes once for its key, as the preview of the digest said; without a key it is only looked at. */
  async function pause(request: Pausing, call: string, verb: Verb): Promise<BreweryStanding | StepPreview> {
    const { actor, brewery } = await identifyMember(deps, request, ['owner', 'sales'])
    const { breweryId, breweryName: name } = brewery
    const { dryRun, preview, digest } = request.query as StepQuery
    const key = request.headers['idempotency-key']
    const now = clock()
    const measured = async (transaction: Database) => {
      await verb(transaction, { breweryId, actor, now })
      const named = { id: breweryId, slug: request.params.brewery, name }
      const standing = await findStanding(transaction, named, now)
      return { standing, seen: pausePreview(standing, await openOrdersOf(transaction, breweryId)) }
    }
    if (dryRun === 'true' || preview === '1') return (await rollBack(database, measured)).seen
    if (key === undefined) throw keyMissing()
    const asked = [breweryId, request.body ?? null]
    const once = { who: clientKeys(actor.clientId), call, key, request: asked, now }
    return withIdempotency(database, once, async (transaction) => {
      const { standing, seen } = await measured(transaction)
      if (digest !== undefined && digest !== seen.digest) throw changedMeanwhile(seen)
      return standing
    })
  }
}
