import Type from 'typebox'
import type { FastifyRequest } from 'fastify'
import {
  AgreementAcceptance,
  BreweryStanding,
  NewAwrsCheck,
  NewAwrsExclusion,
  DocumentsChange,
} from '../../../shared/api/standing-api.ts'
import type { StaffRole } from '../../../shared/accounts/roles.ts'
import { standingRoles } from '../../../shared/accounts/staff-rights.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { performAction } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyStaff } from '../roles/identify-worker.ts'
import { acceptAgreement } from './accept-agreement.ts'
import type { StandingChange } from './change-standing.ts'
import { effectsOfStanding } from './effects-of-standing.ts'
import { evidenceBytesOf } from './read-evidence.ts'
import { findStanding, readEntryEvidence } from './find-standing.ts'
import { recordAwrsCheck, recordAwrsExclusion } from './record-awrs-entry.ts'
import { saveDocuments } from './save-approval-documents.ts'

export type StandingDeps = {
  database: Database
  accounts: Accounts
  identity: Identity
  /** Of the orders: the numbers of a brewery's open ones. */
  openOrdersOf: (database: Database, breweryId: string) => Promise<string[]>
  clock: () => Date
}

const readers = ['support', 'operations', 'finance', 'admin'] as const
/** 5 MB of evidence in base64, and the fields beside it. */
const evidenceBodyLimit = 7.5 * 1024 * 1024
const bodyLimit = 32 * 1024

const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
const BreweryParams = Type.Object({ slug: AddressPart })
const answer = { response: { 200: BreweryStanding } }
const writing = {
  ...documented,
  response: { 200: Type.Union([BreweryStanding, StepPreview]) },
  params: BreweryParams,
  headers: OptionalIdempotencyKey,
  querystring: StepQuery,
}
const address = '/api/admin/breweries/:slug'

type CallRequest = FastifyRequest<{ Params: { slug: string } }>
type Brewery = { id: string; slug: string; name: string }

/** Staff's calls about the approval of a brewery (consoles, rows and roles of /admin/breweries). */
export async function standingStaffRoutes(app: App, deps: StandingDeps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  /** Who asks must be of the staff before a brewery's name is looked up. */
  async function identify(
    request: CallRequest,
    roles: readonly StaffRole[],
  ): Promise<{ actor: Actor & { clientId: string }; brewery: Brewery }> {
    const actor = await identifyStaff(deps, request, roles)
    const { slug } = request.params
    return { actor, brewery: { slug, ...(await nameBrewery(database, slug)) } }
  }

  /** Takes a verb once for its key, or says what it would do; answers the approval after it. */
  async function change(
    request: CallRequest,
    call: string,
    verb: (transaction: Database, change: StandingChange) => Promise<unknown>,
  ) {
    const { actor, brewery } = await identify(request, standingRoles)
    const now = clock()
    const key = request.headers['idempotency-key'] as string | undefined
    const query = request.query as Parameters<typeof performAction>[1]['query']
    const asked = { who: clientKeys(actor.clientId), call, key, now, query }
    return performAction(
      database,
      { ...asked, request: [brewery.id, request.body ?? null] },
      async (transaction) => {
        const before = await findStanding(transaction, brewery, now)
        await verb(transaction, { breweryId: brewery.id, actor, now })
        const after = await findStanding(transaction, brewery, now)
        return { answer: after, effects: effectsOfStanding(before, after) }
      },
    )
  }

  app.get(
    `${address}/standing`,
    { schema: { ...documented, ...answer, summary: 'The approval of a brewery', params: BreweryParams } },
    async (request) => findStanding(database, (await identify(request, readers)).brewery, clock()),
  )

  app.get(
    `${address}/awrs-entries/:entry/evidence`,
    {
      schema: {
        ...documented,
        summary: 'The evidence of an entry of the AWRS log',
        params: Type.Object({ slug: AddressPart, entry: AddressPart }),
      },
    },
    async (request, reply) => {
      const { brewery } = await identify(request, readers)
      const entry = { breweryId: brewery.id, entryId: request.params.entry }
      const { mediaType, bytes } = await readEntryEvidence(database, entry)
      return reply
        .type(mediaType === 'text/plain' ? 'text/plain; charset=utf-8' : mediaType)
        .header('content-disposition', 'attachment')
        .send(bytes)
    },
  )

  app.post(
    `${address}/awrs-checks`,
    {
      bodyLimit: evidenceBodyLimit,
      schema: { ...writing, summary: 'Records a look-up in the AWRS register', body: NewAwrsCheck },
    },
    async (request) => {
      const { lookedUpAt, nameOnRegister = null, evidence, ...check } = request.body
      return change(request, 'awrs-check', (transaction, by) =>
        recordAwrsCheck(transaction, {
          ...by,
          ...check,
          nameOnRegister,
          lookedUpAt: new Date(lookedUpAt),
          evidence: evidenceBytesOf(evidence),
        }),
      )
    },
  )

  app.post(
    `${address}/awrs-exclusions`,
    {
      bodyLimit: evidenceBodyLimit,
      schema: { ...writing, summary: 'Records why a brewery needs no approval', body: NewAwrsExclusion },
    },
    async (request) => {
      const { reason, endsOn, evidence } = request.body
      return change(request, 'awrs-exclusion', (transaction, by) =>
        recordAwrsExclusion(transaction, { ...by, reason, endsOn, evidence: evidenceBytesOf(evidence) }),
      )
    },
  )

  app.put(
    `${address}/papers`,
    {
      bodyLimit,
      schema: { ...writing, summary: 'Saves what a brewery states for its documents', body: DocumentsChange },
    },
    async (request) =>
      change(request, 'papers', (transaction, by) =>
        saveDocuments(transaction, { ...by, papers: request.body }),
      ),
  )

  app.post(
    `${address}/agreement`,
    {
      bodyLimit,
      schema: {
        ...writing,
        summary: 'Notes that a brewery accepted the agency agreement',
        body: AgreementAcceptance,
      },
    },
    async (request) =>
      change(request, 'agreement', (transaction, by) =>
        acceptAgreement(transaction, { ...by, ...request.body }),
      ),
  )
}
