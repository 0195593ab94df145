import type { FastifyRequest } from 'fastify'
import Type, { type TSchema } from 'typebox'
import { People } from '../../../shared/api/people-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { readOwnKey } from '../../identity/accounts/account-requests.ts'
import { type ActionEffects, performAction } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'
import { changePerson } from './change-person.ts'
import { invitePerson } from './invite-person.ts'
import { listPeople } from './list-people.ts'
import type { PeoplePlace, PlaceRole } from './people-place.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

export type PeopleDeps = {
  database: Database
  accounts: Accounts
  identity: Identity
  publicUrl: string
  sealer: Sealer
  clock: () => Date
}
/** Who calls, and about the people of which place; `fresh` asks for a second factor of the last ten minutes (ROLE-12). */
export type IdentifyPlace = (
  request: FastifyRequest,
  how: { fresh: boolean },
) => Promise<{ actor: Actor & { clientId: string }; place: PeoplePlace }>

type Calls = {
  /** The address of the list, such as '/api/sell/:brewery/people'. */
  address: string
  tag: string
  /** The part of the address that names the place, if there is one. */
  params: Record<string, TSchema>
  invitation: TSchema
  roles: TSchema
  identify: IdentifyPlace
}
type CallRequest = FastifyRequest & { query: unknown; headers: { 'idempotency-key'?: string } }

const bodyLimit = 8 * 1024
const answer = { 200: Type.Union([People, StepPreview]) }

/** The calls about the people of one kind of place: read, invite, withdraw, change, take out; every change with a preview. */
export function peopleCalls(app: App, deps: PeopleDeps, calls: Calls): void {
  const { database, clock, publicUrl, sealer } = deps
  const { address, identify } = calls
  const documented = { tags: [calls.tag], security: [{ bearer: [] }] }
  const acting = { ...documented, headers: OptionalIdempotencyKey, querystring: StepQuery, response: answer }
  const params = Type.Object(calls.params)
  const withId = Type.Object({ ...calls.params, id: AddressPart })

  type ActionContext = {
    place: PeoplePlace
    actor: Actor & { clientId: string }
    now: Date
    publicUrl: string
  }
  async function action(
    request: FastifyRequest,
    call: string,
    work: (transaction: Database, by: ActionContext) => Promise<ActionEffects>,
  ) {
    const { actor, place } = await identify(request, { fresh: true })
    const { query, headers, params: named, body } = request as CallRequest
    const now = clock()
    const asked = {
      who: clientKeys(actor.clientId),
      call: `people-${call}`,
      key: headers['idempotency-key'],
      request: [place.breweryId, named, body ?? null],
      now,
      query: query as StepQuery,
    }
    return performAction(database, asked, async (transaction) => {
      const effects = await work(transaction, { place, actor, now, publicUrl })
      return { answer: await listPeople(transaction, place, { viewerId: actor.clientId, now }), effects }
    })
  }

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'Who works there, as what, and who is invited',
        params,
        response: { 200: People },
      },
    },
    async (request) => {
      const { actor, place } = await identify(request as FastifyRequest, { fresh: false })
      return listPeople(database, place, { viewerId: actor.clientId, now: clock() })
    },
  )
  app.post(
    `${address}/invitations`,
    {
      bodyLimit,
      schema: {
        ...acting,
        summary: 'Invites an address in a role; a link leaves by mail',
        params,
        body: calls.invitation,
      },
    },
    async (request) => {
      const { email, role } = request.body as { email: string; role: PlaceRole }
      return action(request as FastifyRequest, 'invite', async (transaction, by) => {
        return (await invitePerson(transaction, { ...by, sealer, email, role })).effects
      })
    },
  )
  app.delete(
    `${address}/invitations/:id`,
    { bodyLimit, schema: { ...acting, summary: 'Withdraws an invitation', params: withId } },
    async (request) => {
      const asked = request as FastifyRequest
      return action(asked, 'withdraw', (transaction, by) =>
        withdrawInvitation(transaction, { ...by, id: idOf(asked, 'The invitation') }),
      )
    },
  )
  app.put(
    `${address}/:id/roles`,
    {
      bodyLimit,
      schema: { ...acting, summary: 'All that a person is from now on', params: withId, body: calls.roles },
    },
    async (request) => {
      const { roles } = request.body as { roles: PlaceRole[] }
      const asked = request as FastifyRequest
      return action(asked, 'roles', (transaction, by) =>
        changePerson(transaction, { ...by, clientId: idOf(asked, 'The person'), roles }),
      )
    },
  )
  app.delete(
    `${address}/:id`,
    {
      bodyLimit,
      schema: { ...acting, summary: 'Takes a person out; at once, with the tokens there', params: withId },
    },
    async (request) => {
      const asked = request as FastifyRequest
      return action(asked, 'remove', (transaction, by) =>
        changePerson(transaction, { ...by, clientId: idOf(asked, 'The person'), roles: [] }),
      )
    },
  )
}

const idOf = (request: FastifyRequest, what: string) => readOwnKey(request.params as { id: string }, what)
