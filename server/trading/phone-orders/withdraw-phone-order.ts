import { isUuid } from '../../../shared/format/uuid.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { confirmationOver } from '../../platform/errors/phone-order-errors.ts'
import { lockPhoneOrder, updatePhoneOrder } from './phone-order-queries.ts'
import { releaseReservation } from './release-reservations.ts'

type Withdrawing = { id: string; clientId: string; sellerId: string; actor: Actor; now: Date }

/** Takes an order back that its buyer has not confirmed; again changes nothing. Needs a transaction; throws RequestError 404, 409. */
export async function withdrawPhoneOrder(
  transaction: Database,
  { id, clientId, sellerId, actor, now }: Withdrawing,
): Promise<void> {
  const row = isUuid(id) ? await lockPhoneOrder(transaction, id) : null
  if (row === null || row.clientId !== clientId || row.sellerId !== sellerId) throw notFound('The order')
  if (row.orderNumber !== null)
    throw confirmationOver(`The buyer has confirmed it: it is order ${row.orderNumber}.`)
  if (row.withdrawnAt !== null) return
  await releaseReservation(transaction, row, now)
  await updatePhoneOrder(transaction, id, { withdrawnAt: now.toISOString() })
  const subject = { kind: 'phone_order', id }
  await writeAudit(transaction, { at: now, actor, verb: 'withdraw phone order', subject })
}
