import type { PickTick } from '../../../../shared/api/picking-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField, notFound } from '../../../platform/errors/common-errors.ts'
import { notPossible } from '../../../platform/errors/order-errors.ts'
import { isToPick } from '../../../../shared/orders/order-states.ts'
import { clientKeys, withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import { dropPick, lockPickedLine, storePick } from './pick-queries.ts'

type Ticking = PickTick & { breweryId: string; clientId: string; part: string; key: string; now: Date }

/**
 * Ticks units of a line off, or takes the tick back with null; once for each key (SELL-25). Throws RequestError 404 for
 * another's part, 409 once it is packed or given up, 400 for more units than are to be sent.
 */
export async function tickLine(
  database: Database,
  { breweryId, clientId, part, position, units, key, now }: Ticking,
): Promise<PickTick> {
  const request = [breweryId, part, position, units]
  const once = { who: clientKeys(clientId), call: 'tick while picking', key, request, now }
  return withIdempotency(database, once, async (transaction) => {
    const line = await lockPickedLine(transaction, { breweryId, part, position })
    if (line === null) throw notFound('The line')
    if (!isToPick(line.state)) throw notPossible({ why: `is ${line.state}`, verb: 'pick' })
    if (units !== null && units > line.units)
      throw badField('units', `There are ${line.units} units to pick.`)
    const pick = { consignmentId: part, position }
    if (units === null) await dropPick(transaction, pick)
    else await storePick(transaction, { ...pick, units, pickedAt: now.toISOString() })
    return { position, units }
  })
}
