import type { Database } from '../../platform/database/database.ts'
import { lineRows } from './order-read-queries.ts'

export type PartItem = { units: number; title: string }

/** What these parts hold by beer and size, without prices; by part. */
export async function findPartItems(
  database: Database,
  partIds: readonly string[],
): Promise<Map<string, PartItem[]>> {
  const held = (await lineRows(database, partIds)).filter(({ quantity }) => quantity > 0)
  const byPart = Map.groupBy(held, ({ consignmentId }) => consignmentId)
  return new Map(
    [...byPart].map(([id, lines]) => [
      id,
      lines.map(({ quantity, title, variantLabel }) => ({
        units: quantity,
        title: [title, variantLabel].filter(Boolean).join(', '),
      })),
    ]),
  )
}
