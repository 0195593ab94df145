import type { FastifyRequest } from 'fastify'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import { type ActionEffects, performAction } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { clientKeys } from '../../platform/idempotency/with-idempotency.ts'
import { identifyStaff, requireFreshFactor } from '../../parties/roles/identify-worker.ts'
import type { MoneyDeps } from './money-sell-routes.ts'

export type MoneyBy = { actor: Actor; now: Date }
type MoneyAction<Answer> = (
  transaction: Database,
  by: MoneyBy,
) => Promise<{ answer: Answer; effects: ActionEffects }>

/** Does a verb of finance once for its key, with a fresh second factor (consoles 2), or says what it would do. */
export async function performMoneyAction<Answer>(
  deps: MoneyDeps,
  request: FastifyRequest,
  call: string,
  work: MoneyAction<Answer>,
) {
  const actor = await identifyStaff(deps, request, moneyRoles)
  await requireFreshFactor(deps, request, 'staff')
  const now = deps.clock()
  const key = request.headers['idempotency-key'] as string | undefined
  const query = request.query as Parameters<typeof performAction>[1]['query']
  const asked = { who: clientKeys(actor.clientId), call, key, now, query }
  return performAction(
    deps.database,
    { ...asked, request: [request.params, request.body ?? null] },
    (transaction) => work(transaction, { actor, now }),
  )
}
