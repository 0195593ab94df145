import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { BreweryInvitation, BreweryRoles, BreweryTrail } from '../../../shared/api/people-api.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { identifyReader, requireFreshFactor } from '../roles/identify-worker.ts'
import { peopleCalls, type PeopleDeps } from './people-calls.ts'
import { breweryPlace } from './people-place.ts'
import { readBreweryTrail } from './read-brewery-trail.ts'

type CallRequest = FastifyRequest<{ Params: { brewery: string } }>

const params = { brewery: AddressPart }

/** A brewery's people and its trail, for its owners; to its other people there is nothing here. */
export async function breweryPeopleRoutes(app: App, deps: PeopleDeps): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)
  const identify = async (request: FastifyRequest, { fresh }: { fresh: boolean }) => {
    const asked = request as CallRequest
    const { actor, brewery } = await identifyReader(deps, asked, ['owner'])
    if (fresh) await requireFreshFactor(deps, request, 'trade')
    const { breweryId: id, breweryName: name } = brewery
    return { actor, place: breweryPlace({ id, name, slug: asked.params.brewery }) }
  }
  peopleCalls(app, deps, {
    address: '/api/sell/:brewery/people',
    tag: 'Selling',
    params,
    invitation: BreweryInvitation,
    roles: BreweryRoles,
    identify,
  })
  app.get(
    '/api/sell/:brewery/trail',
    {
      schema: {
        tags: ['Selling'],
        security: [{ bearer: [] }],
        summary: 'Who did what for the brewery, the newest first, at most 100 entries',
        params: Type.Object(params),
        response: { 200: BreweryTrail },
      },
    },
    async (request) => {
      const { place } = await identify(request as FastifyRequest, { fresh: false })
      return { entries: await readBreweryTrail(deps.database, place.breweryId!) }
    },
  )
}
