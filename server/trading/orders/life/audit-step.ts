import type { OrderVerb } from '../../../../shared/orders/order-steps.ts'
import { currentAction } from '../../../platform/audit/act-context.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { lockOrder } from '../order-queries.ts'
import { consignmentRows } from '../order-read-queries.ts'
import type { StepActor } from './part-step.ts'

type Audited = {
  number: string
  part: string
  actor: StepActor
  step: { verb: OrderVerb }
  /** Of staff: why they act for the brewery. */
  why?: string | undefined
  now: Date
}

/** Writes a step into the audit trail, and why staff took it for a brewery (ROLE-15, STAF-10), in the step's transaction. */
export async function auditStep(
  transaction: Database,
  { number, part, actor, step: { verb }, why, now }: Audited,
): Promise<void> {
  const order = (await lockOrder(transaction, { number }))!
  const parts = await consignmentRows(transaction, [order.id])
  await writeAudit(transaction, {
    at: now,
    actor: {
      clientId: actor.id,
      name: actor.name ?? currentAction()?.actor?.name ?? 'The buyer',
      role: actor.role,
      by: actor.means,
    },
    verb: `order ${verb}`,
    subject: { kind: 'order', id: number },
    reason: why ?? null,
    actingFor: actor.role === 'buyer' ? null : (parts.find(({ id }) => id === part)?.breweryName ?? null),
    after: { part },
  })
}
