import { type ContainerKind } from '../../../shared/deposits/container-names.ts'
import { type Deposit, type DepositKind } from '../../../shared/deposits/deposit-kinds.ts'
import { isSchemeKind } from '../../../shared/deposits/scheme-kinds.ts'
import { schemeKindOf } from '../../../shared/empties/scheme-kind-of.ts'
import { vesselOf } from '../../../shared/empties/vessel-of.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DepositTerms } from './deposit-in-statement.ts'
import { termsOn } from './deposit-queries.ts'
import { returnableOfVariants } from './returnable-queries.ts'

/** `packSize` is of vessels in one unit; 1 where it is missing. */
type Container = { variantLabel: string | null; volumeMl: number | null; packSize?: number }
type Item = Container & { variantId: string }

/** The kind of each item's container, in their order; null of what does not come back (EMPT-01). */
export async function kindsComingBack(
  database: Database,
  items: readonly Item[],
): Promise<(ContainerKind | null)[]> {
  const said = await returnableOfVariants(
    database,
    items.map(({ variantId }) => variantId),
  )
  return items.map((item) => kindComingBack(item, said.get(item.variantId) ?? null))
}

/** The kind of a container that comes back, by its name where its brewery says nothing; null of what does not. */
function kindComingBack(container: Container, isReturnable: boolean | null): ContainerKind | null {
  const vessel = vesselOf(container)
  return vessel !== null && (isReturnable ?? vessel.isReturnable) ? vessel.kind : null
}

/** The kind by which each item has a deposit, in their order: its container comes back, or a scheme covers it. */
export async function depositKindsOf(
  database: Database,
  items: readonly Item[],
): Promise<(DepositKind | null)[]> {
  const kinds = await kindsComingBack(database, items)
  return items.map((item, at) => kinds[at] ?? schemeKindOf(item))
}

/** A scheme's deposit is stated for one can, and charged for all in a case. */
const depositOn = ({ packSize = 1 }: Container, { kind, netMinor }: Deposit): Deposit => ({
  kind,
  netMinor: isSchemeKind(kind) ? netMinor * packSize : netMinor,
})

/** The deposit that a container has by the terms of its brewery; undefined for none (EMPT-05). */
export function depositOf(container: Container, { asked, isReturnable }: DepositTerms): Deposit | undefined {
  const kind = kindComingBack(container, isReturnable) ?? schemeKindOf(container)
  const found = asked?.find((term) => term.kind === kind && term.netMinor > 0)
  return found && depositOn(container, found)
}

/** By variant, the deposit that an order placed on a day charges for one; variants without one are missing (EMPT-05). */
export async function findDeposits(
  database: Database,
  { items, day }: { items: readonly (Item & { breweryId: string })[]; day: string },
): Promise<Map<string, Deposit>> {
  const breweryIds = [...new Set(items.map(({ breweryId }) => breweryId))]
  const asked = (await termsOn(database, { term: 'deposit', breweryIds, day })).filter(
    ({ netMinor }) => netMinor > 0,
  )
  if (asked.length === 0) return new Map()
  const kinds = await depositKindsOf(database, items)
  return new Map(
    items.flatMap((item, at) => {
      const { variantId, breweryId } = item
      const found = asked.find((row) => row.breweryId === breweryId && row.kind === kinds[at])
      return found ? [[variantId, depositOn(item, found)] as const] : []
    }),
  )
}

/** The price that a brewery states on a day for a container that does not come back, pence without VAT; 0 is none. */
export async function findContainerPrice(
  database: Database,
  { breweryId, kind, day }: { breweryId: string; kind: ContainerKind; day: string },
): Promise<number> {
  const rows = await termsOn(database, { term: 'price', breweryIds: [breweryId], day })
  return rows.find((row) => row.kind === kind)?.netMinor ?? 0
}
