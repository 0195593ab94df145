import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { updateLowBelow } from './level-queries.ts'

type Mark = { breweryId: string; containerId: string; units: number }

/** Below how many sellable units a brewery's container is low. Throws RequestError 404 for a foreign container. */
export async function setLowBelow(
  database: Database,
  { breweryId, containerId, units }: Mark,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [item] = await findContainerItems(transaction, { ids: [containerId], breweryId })
    if (item === undefined) throw notFound('The container')
    const before = await updateLowBelow(transaction, { itemId: item.id, units })
    if (before === units) return
    const subject = { kind: 'container', id: item.id }
    await writeAudit(transaction, { at: now, actor, verb: 'set low mark', subject, before, after: units })
  })
}
