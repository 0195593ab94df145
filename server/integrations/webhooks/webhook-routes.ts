import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { isStaffRole } from '../../../shared/accounts/roles.ts'
import {
  BreweryWebhookEvents,
  BuyerWebhookEvents,
  BuyerWebhookProof,
  NewBreweryWebhook,
  NewBuyerWebhook,
} from '../../../shared/api/webhooks-api.ts'
import { callerOfRequest } from '../../identity/accounts/account-requests.ts'
import type { Proof } from '../../identity/accounts/proof/require-own-identity.ts'
import { requireOwnIdentity } from '../../identity/accounts/proof/require-own-identity.ts'
import { requireClientRow } from '../../identity/accounts/require-client-row.ts'
import { emailUnconfirmed } from '../../platform/errors/account-errors.ts'
import { roleMissing } from '../../platform/errors/role-errors.ts'
import type { App } from '../../platform/http/app-type.ts'
import { rolesOf } from '../../parties/roles/find-own-breweries.ts'
import { identifyFreshMember, identifyReader } from '../../parties/roles/identify-worker.ts'
import { webhookCalls } from './webhook-calls.ts'
import type { WebhookDeps } from './webhook-deps.ts'
import type { WebhookCaller } from './webhook-side.ts'

type BreweryRequest = FastifyRequest<{ Params: { brewery: string } }>

/** A brewery's webhooks are its owners', to others they are not there; addresses and secrets ask for a fresh second factor. */
export async function breweryWebhookRoutes(app: App, deps: WebhookDeps): Promise<void> {
  const by =
    (identify: typeof identifyReader | typeof identifyFreshMember) =>
    async (request: FastifyRequest): Promise<WebhookCaller> => {
      const { actor, brewery } = await identify(deps, request as BreweryRequest, ['owner'])
      return { owner: { breweryId: brewery.breweryId }, actor }
    }
  await webhookCalls(app, deps, {
    root: '/api/sell/:brewery/webhooks',
    tag: 'Selling',
    params: Type.Object({ brewery: Type.String({ maxLength: 100 }) }),
    NewWebhook: NewBreweryWebhook,
    ChosenEvents: BreweryWebhookEvents,
    SecretProof: null,
    identify: by(identifyReader),
    identifyAgain: by(identifyFreshMember),
  })
}

/** A buyer's webhooks, of the own orders; addresses and secrets ask for the password or a code. Dray's staff have none. */
export async function buyerWebhookRoutes(app: App, deps: WebhookDeps): Promise<void> {
  const { accounts, identity, database } = deps
  const identify = async (request: FastifyRequest): Promise<WebhookCaller> => {
    const { id, personId, name } = await identity.requireClient(request)
    return { owner: { clientId: id }, actor: { clientId: personId, name, role: 'buyer', by: 'page' } }
  }
  await webhookCalls(app, deps, {
    root: '/api/account/webhooks',
    tag: 'Account',
    params: Type.Object({}),
    NewWebhook: NewBuyerWebhook,
    ChosenEvents: BuyerWebhookEvents,
    SecretProof: BuyerWebhookProof,
    identify,
    identifyAgain: async (request) => {
      const { personId, sessionId } = await identity.requireClient(request)
      const client = await requireClientRow(database, personId)
      if ((await rolesOf(database, personId)).some(({ role }) => isStaffRole(role))) throw roleMissing()
      if (client.emailConfirmedAt === null) throw emailUnconfirmed()
      const { password, code } = request.body as Proof
      const proof = { password, code }
      await requireOwnIdentity(accounts, { client, sessionId, proof, caller: callerOfRequest(request) })
      return identify(request)
    },
  })
}
