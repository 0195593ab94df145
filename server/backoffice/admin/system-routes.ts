import Type from 'typebox'
import { staffRoles } from '../../../shared/accounts/roles.ts'
import { standingRoles } from '../../../shared/accounts/staff-rights.ts'
import {
  CheckResults,
  RetriedWork,
  type StoppedWork,
  SwitchWebhook,
  SystemState,
  stoppedKinds,
} from '../../../shared/api/system-api.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import {
  clientKeys,
  RequiredIdempotencyKey,
  withIdempotency,
} from '../../platform/idempotency/with-idempotency.ts'
import type { PaymentProvider } from '../../finance/payments/payment-provider.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { switchEndpoint } from '../../integrations/webhooks/change-endpoint.ts'
import { retryStoppedWork } from './act-on-stopped-work.ts'
import { readSystem } from './read-system.ts'
import { type CheckDeps, checkBooks } from './watch-causes.ts'

export type SystemDeps = CheckDeps & {
  accounts: Accounts
  identity: Identity
  provider: PaymentProvider
}

const bodyLimit = 4 * 1024
const address = '/api/admin/system'
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
const Named = Type.Object({ id: AddressPart })
const Stopped = Type.Object({ kind: AddressPart, id: AddressPart })

/** What an address names. Throws RequestError 404 for other kinds, and for ids that can be none. */
function stoppedIn({ kind: word, id }: { kind: string; id: string }): Pick<StoppedWork, 'kind' | 'id'> {
  const kind = stoppedKinds.find((known) => known === word)
  if (kind === undefined || (kind !== 'job' && !isUuid(id))) throw notFound('What failed')
  return { kind, id: kind === 'job' ? id : id.toLowerCase() }
}

/** How the shop itself is, its checks on demand, and a second try for mails and webhooks (STAF-23). */
export async function systemRoutes(app: App, deps: SystemDeps): Promise<void> {
  const { database, provider, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'Jobs, figures with alarms, mails, webhooks, database and release',
        response: { 200: SystemState },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, staffRoles)
      return readSystem(database, { provider: provider.name, clock })
    },
  )

  app.post(
    `${address}/checks`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Proves ledger, stock, documents, deadlines, prices and lists, and says what does not hold',
        response: { 200: CheckResults },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, staffRoles)
      return checkBooks(deps)
    },
  )

  app.post(
    `${address}/stopped/:kind/:id/retry`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Lets a mail, a webhook or a job that failed try again',
        params: Stopped,
        headers: RequiredIdempotencyKey,
        response: { 200: RetriedWork },
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, standingRoles)
      const work = stoppedIn(request.params)
      const key = request.headers['idempotency-key']
      const call = {
        who: clientKeys(actor.clientId),
        call: 'retry-stopped',
        key,
        request: [work],
        now: clock(),
      }
      return withIdempotency(database, call, async (transaction) => {
        await retryStoppedWork(transaction, work, { actor, now: clock() })
        return { isRetried: true as const }
      })
    },
  )

  app.put(
    `${address}/webhooks/:id/switch`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Switches a webhook of a brewery or buyer on or off',
        params: Named,
        body: SwitchWebhook,
        response: { 200: SwitchWebhook },
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, standingRoles)
      const { id } = request.params
      if (!isUuid(id)) throw notFound('The webhook')
      const { isOn } = request.body
      await database.transaction((transaction) =>
        switchEndpoint(transaction, { id: id.toLowerCase(), isOn, owner: null, actor, now: clock() }),
      )
      return { isOn }
    },
  )
}
