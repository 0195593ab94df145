import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import {
  BreweryImport,
  BreweryImports,
  FileReading,
  FileToRead,
  FileToTake,
} from '../../../shared/api/imports-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { type ImportKind, importKinds } from '../../../shared/catalogue/import-headings.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { performAction } from '../../platform/actions/perform-action.ts'
import type { Database } from '../../platform/database/database.ts'
import { roleMissing } from '../../platform/errors/role-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import {
  clientKeys,
  OptionalIdempotencyKey,
  RequiredIdempotencyKey,
  withIdempotency,
} from '../../platform/idempotency/with-idempotency.ts'
import { callerOf, countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import { identifyMember, identifyReader } from '../../parties/roles/identify-worker.ts'
import { importRows } from './files/brewery-import-queries.ts'
import { importTemplate } from './files/import-template.ts'
import { importView } from './files/import-view.ts'
import { readingOf } from './files/plan-upload.ts'
import { applyUpload } from './files/apply-upload.ts'
import { undoUpload } from './files/undo-upload.ts'

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }
type CallRequest = FastifyRequest<{ Params: { brewery: string } }>

const address = '/api/sell/:brewery/imports'
const people = ['owner', 'sales', 'cellar'] as const
/** Who reads today's values of a kind: the cellar sees no prices (consoles 2). */
const readersOf = (kind: ImportKind) => (kind === 'stock' ? people : (['owner', 'sales'] as const))
/** Files to 2 MB in base64, and what is around them. */
const bodyLimit = 4_100_000
/** Reading a large file takes a while of the server's time. */
const readings = { what: 'import file', max: 120, seconds: 3600 }
const shownImports = 30
const documented = {
  tags: ['Selling'],
  security: [{ bearer: [] }],
  params: Type.Object({ brewery: AddressPart }),
}

/** Stock, prices and beers by file: what a file would do, taking it in, and undoing it (SELL-35 to SELL-37). */
export async function breweryImportRoutes(app: App, deps: Deps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  /** The cellar brings stock alone. */
  async function writerOf(request: CallRequest, kind: ImportKind) {
    await identifyReader(deps, request, people)
    const member = await identifyMember(deps, request, people)
    if (member.actor.role === 'cellar' && kind !== 'stock') throw roleMissing()
    await countAgainstLimits(database, [{ limit: readings, who: callerOf(request.ip) }], clock())
    return member
  }

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'The files that a brewery has imported, the last first, at most 30',
        response: { 200: BreweryImports },
      },
    },
    async (request) => {
      const { breweryId } = (await identifyReader(deps, request, people)).brewery
      const rows = await importRows(database, { breweryId, most: shownImports })
      return { rows: rows.map((row) => importView(row, clock())) }
    },
  )

  app.get(
    `${address}/templates/:kind`,
    {
      schema: {
        ...documented,
        params: Type.Object({ brewery: AddressPart, kind: Type.Enum([...importKinds]) }),
        summary: 'A CSV file to fill in, with today’s values; the cellar reads that of stock alone',
      },
    },
    async (request, reply) => {
      const { kind } = request.params
      const { breweryId } = (await identifyReader(deps, request, readersOf(kind))).brewery
      return reply.type('text/csv; charset=utf-8').send(await importTemplate(database, { breweryId, kind }))
    },
  )

  app.post(
    `${address}/reading`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'What a file would do, row by row; nothing changes but the headings that are remembered',
        body: FileToRead,
        response: { 200: FileReading },
      },
    },
    async (request) => {
      const { body } = request
      const { brewery } = await writerOf(request, body.kind)
      return readingOf(database, { breweryId: brewery.breweryId, body, now: clock() })
    },
  )

  app.post(
    address,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Takes a file in as it was looked at, in one transaction, once for each Idempotency-Key',
        headers: RequiredIdempotencyKey,
        body: FileToTake,
        response: { 200: BreweryImport },
      },
    },
    async (request) => {
      const { body } = request
      const { actor, brewery } = await writerOf(request, body.kind)
      const { breweryId, breweryName } = brewery
      const key = request.headers['idempotency-key']
      const now = clock()
      const { file, ...rest } = body
      const asked = { breweryId, ...rest, file: hash('sha256', file, 'base64url') }
      const once = { who: clientKeys(actor.clientId), call: 'take import in', key, request: asked, now }
      return withIdempotency(database, once, (transaction) =>
        applyUpload(transaction, { breweryId, breweryName, body, actor, key, now }),
      )
    },
  )

  app.post(
    `${address}/:id/undo`,
    {
      bodyLimit: 1024,
      schema: {
        ...documented,
        params: Type.Object({ brewery: AddressPart, id: AddressPart }),
        summary: 'Puts back what an import changed, where nothing has changed since; within seven days',
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        response: { 200: Type.Union([BreweryImport, StepPreview]) },
      },
    },
    async (request) => {
      await identifyReader(deps, request, people)
      const { actor, brewery } = await identifyMember(deps, request, people)
      const { breweryId, breweryName } = brewery
      const { id, brewery: brewerySlug } = request.params
      const now = clock()
      const call = {
        who: clientKeys(actor.clientId),
        call: 'undo import',
        key: request.headers['idempotency-key'],
        request: [breweryId, id],
        query: request.query,
        now,
      }
      return performAction(database, call, (transaction) =>
        undoUpload(transaction, { id, breweryId, breweryName, brewerySlug, actor, now }),
      )
    },
  )
}
