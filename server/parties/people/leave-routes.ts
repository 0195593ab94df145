import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { breweryRoles } from '../../../shared/accounts/roles.ts'
import { LeftBrewery } from '../../../shared/api/people-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { performAction } from '../../platform/actions/perform-action.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyMember, requireFreshFactor } from '../roles/identify-worker.ts'
import { leaveBrewery } from './leave-brewery.ts'
import type { PeopleDeps } from './people-calls.ts'
import { breweryPlace } from './people-place.ts'

/** How a person leaves a brewery, whatever the role (ROLE-03). */
export async function leaveRoutes(app: App, deps: PeopleDeps): Promise<void> {
  const { database, clock, publicUrl } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.delete(
    '/api/sell/:brewery/membership',
    {
      bodyLimit: 1024,
      schema: {
        tags: ['Selling'],
        security: [{ bearer: [] }],
        summary: 'The caller leaves the brewery; at once, with the tokens there',
        params: Type.Object({ brewery: AddressPart }),
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        response: { 200: Type.Union([LeftBrewery, StepPreview]) },
      },
    },
    async (request) => {
      const { actor, brewery } = await identifyMember(deps, request, breweryRoles)
      if (actor.role === 'owner') await requireFreshFactor(deps, request as FastifyRequest, 'trade')
      const { breweryId: id, breweryName: name } = brewery
      const place = breweryPlace({ id, name, slug: request.params.brewery })
      const now = clock()
      const call = {
        who: clientKeys(actor.clientId),
        call: 'leave brewery',
        key: request.headers['idempotency-key'],
        request: [id],
        query: request.query,
        now,
      }
      return performAction(database, call, async (transaction) => ({
        effects: await leaveBrewery(transaction, { place, actor, now, publicUrl }),
        answer: { left: name },
      }))
    },
  )
}
