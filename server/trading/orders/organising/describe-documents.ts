import type { Database } from '../../../platform/database/database.ts'
import { findOrderDocuments } from '../../../finance/documents/read-documents.ts'
import type { CargoDrop } from './run-cargo.ts'

const idsOf = (drops: readonly CargoDrop[]) => drops.map(({ order }) => order.id)

/** The documents that these drops have by now. */
export async function documentsOf(database: Database, drops: readonly CargoDrop[]): Promise<Set<string>> {
  return new Set((await findOrderDocuments(database, idsOf(drops))).map(({ id }) => id))
}

/** What was issued beside the documents of before, by issuer and without sums: an organiser sees none (GORG-04). */
export async function describeDocuments(
  transaction: Database,
  drops: readonly CargoDrop[],
  before: ReadonlySet<string>,
): Promise<string[]> {
  const parts = drops.flatMap((drop) => drop.parts.map(({ part }) => part))
  const issued = (await findOrderDocuments(transaction, idsOf(drops))).filter(({ id }) => !before.has(id))
  return [...Map.groupBy(issued, ({ issuerId }) => issuerId)].map(([issuerId, papers]) => {
    const issuer = parts.find(({ breweryId }) => breweryId === issuerId)?.breweryName ?? 'Dray'
    return `${issuer} issues ${papers.length === 1 ? 'one document' : `${papers.length} documents`}.`
  })
}
