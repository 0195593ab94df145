import type { BreweryRole, StaffRole } from '../../../shared/accounts/roles.ts'
import type { OrderVerb } from '../../../shared/orders/order-steps.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Database } from '../../database/database.ts'
import { lockOrder } from '../order-queries.ts'
import { consignmentRows } from '../order-read-queries.ts'
import type { StepActor } from './part-step.ts'

type Audited = {
  number: string
  part: string
  actor: StepActor & { role: BreweryRole | StaffRole }
  step: { verb: OrderVerb }
  why: string
  now: Date
}

/** Writes into the audit trail why staff took a step for a brewery (STAF-10), in the transaction of the step. */
export async function auditStep(
  transaction: Database,
  { number, part, actor, step: { verb }, why, now }: Audited,
): Promise<void> {
  const order = (await lockOrder(transaction, { number }))!
  const parts = await consignmentRows(transaction, [order.id])
  await writeAudit(transaction, {
    at: now,
    actor: { clientId: actor.id, name: actor.name ?? 'Dray', role: actor.role, by: actor.means },
    verb: `order ${verb}`,
    subject: { kind: 'order', id: number },
    reason: why,
    actingFor: parts.find(({ id }) => id === part)?.breweryName ?? null,
    after: { part },
  })
}
