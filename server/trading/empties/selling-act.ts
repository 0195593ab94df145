import type { FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { SellingEmpties } from '../../../shared/api/empties-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { type ActionEffects, performAction } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyMember, identifyReader } from '../../parties/roles/identify-worker.ts'
import type { EmptiesDeps } from './empties-deps.ts'
import { listSellingEmpties } from './list-selling-empties.ts'

type BreweryRequest = FastifyRequest<{ Params: { brewery: string } }>
type Acting = { actor: Actor & { clientId: string }; breweryId: string; publicUrl: string; now: Date }

/** Who of a brewery sees its containers at pubs, and who moves them. */
export const emptiesReaders = ['owner', 'sales', 'accounts'] as const
export const emptiesWriters = ['owner', 'sales'] as const
const bodyLimit = 8 * 1024
const documented = { tags: ['Selling'], security: [{ bearer: [] }] }

type SellingAction<Params extends Type.TSchema, Body extends Type.TSchema> = {
  path: string
  call: string
  summary: string
  params: Params
  body: Body
  act: (
    transaction: Database,
    acting: Acting,
    request: { params: Static<Params>; body: Static<Body> },
  ) => Promise<ActionEffects>
}

/** An action of those who sell, with its preview; it answers the list as it then is. */
export function sellingAction<Params extends Type.TSchema, Body extends Type.TSchema>(
  app: App,
  deps: EmptiesDeps,
  { path, call, summary, params: named, body, act }: SellingAction<Params, Body>,
): void {
  const { database, publicUrl, clock } = deps
  app.post(
    path,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary,
        params: named,
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body,
        response: { 200: Type.Union([SellingEmpties, StepPreview]) },
      },
    },
    async (request) => {
      const asked = request as unknown as BreweryRequest
      await identifyReader(deps, asked, emptiesReaders)
      const { actor, brewery } = await identifyMember(deps, asked, emptiesWriters)
      const { breweryId } = brewery
      const now = clock()
      const taken = { params: request.params as Static<Params>, body: request.body as Static<Body> }
      const done = await performAction(
        database,
        {
          who: clientKeys(actor.clientId),
          call,
          key: request.headers['idempotency-key'],
          request: [taken.params, taken.body],
          now,
          query: request.query,
        },
        async (transaction) => ({
          answer: {},
          effects: await act(transaction, { actor, breweryId, publicUrl, now }, taken),
        }),
      )
      return 'digest' in done ? done : listSellingEmpties(database, { breweryId, now })
    },
  )
}
