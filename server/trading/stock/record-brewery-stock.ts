import type { RecordedKind } from '../../../shared/api/stock-api.ts'
import type { StepPreview } from '../../../shared/api/step-preview-api.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { type ContainerItem, findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../platform/database/database.ts'
import { rollBack } from '../../platform/database/roll-back.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { changedMeanwhile, keyMissing } from '../../platform/errors/step-errors.ts'
import { clientKeys, withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import { levelsOf } from './list-stock.ts'
import { movedSince } from './movement-list-queries.ts'
import { recordStock } from './record-stock.ts'
import { stockPreview } from './stock-effects.ts'

export type BreweryRecord = {
  breweryId: string
  actor: Actor & { clientId: string }
  now: Date
  body: {
    kind: RecordedKind
    reason: string
    countedAt?: string | undefined
    items: readonly { containerId: string; units: number; countedAt?: string | undefined }[]
  }
}

/** What a record would do to a brewery's stock now; nothing changes. Throws as recordStock, 404 for a foreign container. */
export const previewStockRecord = (database: Database, record: BreweryRecord): Promise<StepPreview> =>
  rollBack(database, async (transaction) => (await recorded(transaction, record)).preview)

/**
 * Records what a brewery did with its stock or counted, once for each key. With the digest of a preview only where it
 * still does the same: else RequestError 409 `changed_meanwhile`. Throws as previewStockRecord, 400 without a key.
 */
export async function recordBreweryStock(
  database: Database,
  record: BreweryRecord,
  { key, digest }: { key: string | undefined; digest: string | undefined },
) {
  if (key === undefined) throw keyMissing()
  const { actor, breweryId, body, now } = record
  const call = `stock of ${breweryId}`
  const once = { who: clientKeys(actor.clientId), call, key, request: body, now }
  return withIdempotency(database, once, async (transaction) => {
    const { preview, items } = await recorded(transaction, record, key)
    if (digest !== undefined && digest !== preview.digest) throw changedMeanwhile(preview)
    return { rows: await levelsOf(transaction, items) }
  })
}

async function recorded(
  transaction: Database,
  { breweryId, actor, now, body: { kind, reason, countedAt, items } }: BreweryRecord,
  key?: string,
): Promise<{ preview: StepPreview; items: ContainerItem[] }> {
  const ids = items.map(({ containerId }) => containerId.toLowerCase())
  const found = await findContainerItems(transaction, { ids, breweryId })
  if (found.length < new Set(ids).size) throw notFound('A container')
  const given = items.map(({ units, countedAt: own }, index) => {
    return { itemId: ids[index]!, units, countedAt: momentOf(own) }
  })
  const before = await levelsOf(transaction, found)
  const cause = { at: now, actor, reason: reason.trim(), ...(key !== undefined && { key }) }
  await recordStock(transaction, { kind, items: given, countedAt: momentOf(countedAt) }, cause)
  const after = await levelsOf(transaction, found)
  const effects = []
  for (const { itemId, units, countedAt: own } of given) {
    const at = own ?? momentOf(countedAt) ?? now
    const place = found.findIndex(({ id }) => id === itemId)
    effects.push({
      itemId,
      title: found[place]!.title,
      units,
      at,
      since: kind === 'count' ? await movedSince(transaction, itemId, at) : 0,
      before: before[place]!.onHand,
      onHand: after[place]!.onHand,
      sellable: after[place]!.sellable,
    })
  }
  return { preview: stockPreview({ kind, now, effects }), items: found }
}

const momentOf = (iso: string | undefined) => (iso === undefined ? null : new Date(iso))
