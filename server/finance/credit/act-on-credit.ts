import type { FastifyRequest } from 'fastify'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import { type ActionEffects, performAction } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { clientKeys } from '../../platform/idempotency/with-idempotency.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import type { CreditDeps } from './credit-routes.ts'
import { readCreditDossier } from './credit-view.ts'
import { effectsOfCredit } from './effects-of-credit.ts'

type ActionContext = { actor: Actor & { clientId: string }; publicUrl: string; now: Date }
export type CreditAction<Done> = {
  call: string
  /** The client whose account it is; throws RequestError 404. */
  clientOf: (transaction: Database) => Promise<string>
  work: (transaction: Database, by: ActionContext & { clientId: string }) => Promise<Done>
  warn?: (done: Done) => ActionEffects
}

/** Does a verb of finance on a credit account once for its key, or says what it would do. */
export async function actOnCredit<Done>(
  deps: CreditDeps,
  request: FastifyRequest,
  { call, clientOf, work, warn }: CreditAction<Done>,
) {
  const { database, publicUrl, clock, uninvoicedOf } = deps
  const actor = await identifyStaff(deps, request, moneyRoles)
  const now = clock()
  const key = request.headers['idempotency-key'] as string | undefined
  const query = request.query as Parameters<typeof performAction>[1]['query']
  const asked = { who: clientKeys(actor.clientId), call, key, now, query }
  const view = { uninvoicedOf, now, viewerId: actor.clientId }
  return performAction(
    database,
    { ...asked, request: [request.params, request.body ?? null] },
    async (transaction) => {
      const clientId = await clientOf(transaction)
      const before = await readCreditDossier(transaction, clientId, view)
      const done = await work(transaction, { actor, publicUrl, now, clientId })
      const credit = await readCreditDossier(transaction, clientId, view)
      return { answer: { done, credit }, effects: { ...effectsOfCredit(before, credit), ...warn?.(done) } }
    },
  )
}
