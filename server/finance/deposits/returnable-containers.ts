import type { ReturnableContainer } from '../../../shared/api/empties-api.ts'
import { vesselOf } from '../../../shared/empties/vessel-of.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { type ContainerItem, listContainerItems } from '../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { deleteReturnable, returnableOfVariants, upsertReturnable } from './returnable-queries.ts'

const mostContainers = 500

/** The casks and kegs that a brewery sells, and whether each comes back (EMPT-01). */
export async function readReturnables(database: Database, breweryId: string): Promise<ReturnableContainer[]> {
  const vessels = (await listContainerItems(database, { breweryId, limit: mostContainers })).flatMap(
    vesselsOf,
  )
  const said = await returnableOfVariants(
    database,
    vessels.map(({ variant }) => variant),
  )
  return vessels.map(({ variant, title, kind, isReturnable }) => ({
    variant,
    title,
    kind,
    isReturnable: said.get(variant) ?? isReturnable,
    isOwnWord: said.has(variant),
  }))
}

type Saying = { breweryId: string; variant: string; isReturnable: boolean; actor: Actor; now: Date }

/** A brewery says whether a container comes back, for deliveries to come. Throws RequestError 404 for another's. */
export async function sayReturnable(
  database: Database,
  { breweryId, variant, isReturnable, actor, now }: Saying,
): Promise<void> {
  const items = await listContainerItems(database, { breweryId, limit: mostContainers })
  const own = items.flatMap(vesselsOf).find((each) => each.variant === variant)
  if (own === undefined) throw notFound('The container')
  await database.transaction(async (transaction) => {
    if (own.isReturnable === isReturnable) await deleteReturnable(transaction, variant)
    else await upsertReturnable(transaction, { variantId: variant, breweryId, isReturnable })
    await writeAudit(transaction, {
      at: now,
      actor,
      verb: 'container returnable',
      subject: { kind: 'brewery', id: breweryId },
      after: { container: own.title, isReturnable },
    })
  })
}

const vesselsOf = ({ variantId, title, container, volumeMl }: ContainerItem) => {
  const vessel = vesselOf({ variantLabel: container, volumeMl })
  return variantId === null || vessel === null ? [] : [{ variant: variantId, title, ...vessel }]
}
