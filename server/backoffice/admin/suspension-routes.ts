import Type from 'typebox'
import type { FastifyRequest } from 'fastify'
import { standingRoles } from '../../../shared/accounts/staff-rights.ts'
import { BreweryStanding, SuspensionReason } from '../../../shared/api/standing-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { performAction } from '../../platform/actions/perform-action.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import type { StandingChange } from '../../parties/brewery-standing/change-standing.ts'
import { effectsOfStanding } from '../../parties/brewery-standing/effects-of-standing.ts'
import { findStanding } from '../../parties/brewery-standing/find-standing.ts'
import { reinstateBrewery, suspendBrewery } from '../../parties/brewery-standing/suspend-brewery.ts'
import type { BreweryDeps } from './brewery-routes.ts'
import { effectsOfSuspension } from './effects-of-suspension.ts'

const address = '/api/admin/breweries/:slug/suspension'
const bodyLimit = 8 * 1024
const documented = {
  tags: ['Staff'],
  security: [{ bearer: [] }],
  params: Type.Object({ slug: AddressPart }),
  headers: OptionalIdempotencyKey,
  querystring: StepQuery,
  response: { 200: Type.Union([BreweryStanding, StepPreview]) },
}

type Verb = {
  call: string
  work: (transaction: Database, change: StandingChange) => Promise<void>
  /** Names sales, open parts and payouts, where it stops them. */
  stops: boolean
}
type CallRequest = FastifyRequest<{ Params: { slug: string } }>

/** Suspending a brewery and reinstating it, each with a preview (STAF-17). */
export async function suspensionRoutes(app: App, deps: BreweryDeps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  async function action(request: CallRequest, { call, work, stops }: Verb) {
    const actor = await identifyStaff(deps, request, standingRoles)
    const { slug } = request.params
    const brewery = { slug, ...(await nameBrewery(database, slug)) }
    const now = clock()
    const key = request.headers['idempotency-key'] as string | undefined
    const query = request.query as Parameters<typeof performAction>[1]['query']
    const asked = { who: clientKeys(actor.clientId), call, key, now, query }
    return performAction(
      database,
      { ...asked, request: [brewery.id, request.body ?? null] },
      async (transaction) => {
        const before = await findStanding(transaction, brewery, now)
        await work(transaction, { breweryId: brewery.id, actor, now })
        const answer = await findStanding(transaction, brewery, now)
        const effects = stops
          ? await effectsOfSuspension({ ...deps, database: transaction }, { brewery, now })
          : effectsOfStanding(before, answer)
        return { answer, effects }
      },
    )
  }

  app.post(
    address,
    { bodyLimit, schema: { ...documented, summary: 'Suspends a brewery', body: SuspensionReason } },
    async (request) =>
      action(request as unknown as CallRequest, {
        call: 'suspend',
        stops: true,
        work: (transaction, change) => suspendBrewery(transaction, { ...change, ...request.body }),
      }),
  )

  app.delete(
    address,
    { bodyLimit, schema: { ...documented, summary: 'Reinstates a brewery' } },
    async (request) =>
      action(request as unknown as CallRequest, { call: 'reinstate', stops: false, work: reinstateBrewery }),
  )
}
