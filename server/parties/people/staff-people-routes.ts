import type { FastifyRequest } from 'fastify'
import { StaffInvitation, StaffRolesOf } from '../../../shared/api/people-api.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { identifyStaff } from '../roles/identify-worker.ts'
import { peopleCalls, type PeopleDeps } from './people-calls.ts'
import { staffPlace } from './people-place.ts'

/** Dray's own people, for admins. */
export async function staffPeopleRoutes(app: App, deps: PeopleDeps): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)
  peopleCalls(app, deps, {
    address: '/api/admin/people',
    tag: 'Staff',
    params: {},
    invitation: StaffInvitation,
    roles: StaffRolesOf,
    identify: async (request: FastifyRequest, { fresh }) => ({
      actor: await identifyStaff(deps, request, ['admin'], { fresh }),
      place: staffPlace,
    }),
  })
}
