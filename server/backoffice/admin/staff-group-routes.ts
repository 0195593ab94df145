import type { FastifyRequest } from 'fastify'
import Type, { type TSchema } from 'typebox'
import { staffRoles, type StaffRole } from '../../../shared/accounts/roles.ts'
import { groupRoles } from '../../../shared/accounts/staff-rights.ts'
import {
  NewGroup,
  NewMember,
  NewOrganiser,
  StaffGroup,
  StaffGroupList,
  StaffGroupQuery,
} from '../../../shared/api/staff-groups-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { readOwnKey } from '../../identity/accounts/account-requests.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import { type ActionEffects, performAction } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { addMember, openGroup, removeMember } from '../../catalogue/groups/change-group.ts'
import { nameGroup } from '../../catalogue/groups/name-group.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { addOrganiser, removeOrganiser } from '../../parties/people/change-organiser.ts'
import { findStaffRoles } from '../../parties/roles/find-people.ts'
import { identifyStaff, requireFreshFactor } from '../../parties/roles/identify-worker.ts'
import type { BreweryDeps } from './brewery-routes.ts'
import { findStaffGroup } from './find-staff-group.ts'
import { findStaffGroups } from './find-staff-groups.ts'

const root = '/api/admin/groups'
const bodyLimit = 8 * 1024
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
const acting = {
  ...documented,
  headers: OptionalIdempotencyKey,
  querystring: StepQuery,
  response: { 200: Type.Union([StaffGroup, StepPreview]) },
}

type CallRequest = FastifyRequest & { params: { slug?: string; id?: string; brewery?: string } }
type ActionContext = { actor: Actor & { clientId: string }; now: Date }
type Work = (transaction: Database, by: ActionContext) => Promise<ActionEffects>

/** Groups, their breweries and organisers, for the staff; every change with a preview (STAF-26). */
export async function staffGroupRoutes(app: App, deps: BreweryDeps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  /** Roles of people are for admins with a second factor of the last minutes; the rest is for operations too. */
  async function action(
    request: CallRequest,
    call: string,
    slug: string,
    roles: readonly StaffRole[],
    work: Work,
  ) {
    const actor = await identifyStaff(deps, request, roles)
    if (roles === organiserRoles) await requireFreshFactor(deps, request, 'staff')
    const now = clock()
    const asked = {
      who: clientKeys(actor.clientId),
      call: `group-${call}`,
      key: request.headers['idempotency-key'] as string | undefined,
      request: [request.params, request.body ?? null],
      now,
      query: request.query as StepQuery,
    }
    return performAction(database, asked, async (transaction) => {
      const effects = await work(transaction, { actor, now })
      return { answer: await findStaffGroup(transaction, { slug, seesMoney: true, now }), effects }
    })
  }

  app.get(
    root,
    {
      schema: {
        ...documented,
        summary: 'Groups with breweries, organisers and next run, 50 a page',
        querystring: StaffGroupQuery,
        response: { 200: StaffGroupList },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, staffRoles)
      return findStaffGroups(database, request.query)
    },
  )

  app.get(
    `${root}/:slug`,
    {
      schema: {
        ...documented,
        summary: 'A group: its breweries, who organises it, and what its runs charged and cost',
        params: slugParams,
        response: { 200: StaffGroup },
      },
    },
    async (request) => {
      const { clientId } = await identifyStaff(deps, request, staffRoles)
      // Support reads no money.
      const seesMoney = (await findStaffRoles(database, clientId)).some((role) => role !== 'support')
      return findStaffGroup(database, { slug: request.params.slug, seesMoney, now: clock() })
    },
  )

  app.post(
    root,
    { bodyLimit, schema: { ...acting, summary: 'Opens a group', body: NewGroup } },
    async (request) =>
      action(request as unknown as CallRequest, 'open', request.body.slug, groupRoles, (transaction, by) =>
        openGroup(transaction, { ...request.body, ...by }),
      ),
  )

  app.post(
    `${root}/:slug/members`,
    { bodyLimit, schema: { ...ofGroup({}), summary: 'Puts a brewery into a group', body: NewMember } },
    async (request) => {
      const { slug } = request.params
      return action(
        request as unknown as CallRequest,
        'add-member',
        slug,
        groupRoles,
        async (transaction, by) =>
          addMember(transaction, { group: await nameGroup(transaction, slug), ...request.body, ...by }),
      )
    },
  )

  app.delete(
    `${root}/:slug/members/:brewery`,
    {
      bodyLimit,
      schema: { ...ofGroup({ brewery: AddressPart }), summary: 'Takes a brewery out of a group' },
    },
    async (request) => {
      const { slug, brewery } = request.params as { slug: string; brewery: string }
      return action(
        request as unknown as CallRequest,
        'remove-member',
        slug,
        groupRoles,
        async (transaction, by) =>
          removeMember(transaction, { group: await nameGroup(transaction, slug), brewery, ...by }),
      )
    },
  )

  app.post(
    `${root}/:slug/organisers`,
    {
      bodyLimit,
      schema: { ...ofGroup({}), summary: 'Makes a person an organiser of a group', body: NewOrganiser },
    },
    async (request) => {
      const { slug } = request.params
      return action(
        request as unknown as CallRequest,
        'add-organiser',
        slug,
        organiserRoles,
        async (transaction, by) => {
          const client = await findClientByEmail(transaction, request.body.email)
          if (client === null) throw badField('email', 'There is no account with this address.')
          return addOrganiser(transaction, {
            group: await nameGroup(transaction, slug),
            clientId: client.id,
            ...by,
          })
        },
      )
    },
  )

  app.delete(
    `${root}/:slug/organisers/:id`,
    {
      bodyLimit,
      schema: {
        ...ofGroup({ id: AddressPart }),
        summary: 'Takes an organiser away; at once, with the tokens of the group',
      },
    },
    async (request) => {
      const { slug } = request.params as { slug: string; id: string }
      return action(
        request as unknown as CallRequest,
        'remove-organiser',
        slug,
        organiserRoles,
        async (transaction, by) =>
          removeOrganiser(transaction, {
            group: await nameGroup(transaction, slug),
            clientId: readOwnKey(request.params as { id: string }, 'The organiser'),
            ...by,
          }),
      )
    },
  )
}

const organiserRoles: readonly StaffRole[] = ['admin']
const slugParams = Type.Object({ slug: AddressPart })
const ofGroup = <More extends Record<string, TSchema>>(more: More) => ({
  ...acting,
  params: Type.Object({ slug: AddressPart, ...more }),
})
