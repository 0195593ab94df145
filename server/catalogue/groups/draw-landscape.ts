import { drawGroupLandscape } from '../../../artwork/draw-group-landscape.ts'
import type { Database } from '../../platform/database/database.ts'
import { landscapeFacts } from './landscape-facts-queries.ts'

/**
 * The landscape of a group as SVG; null for an unknown group. Name and region determine the drawing, so a group has a
 * picture before its first upload.
 */
export async function drawLandscape(database: Database, groupId: string): Promise<string | null> {
  const facts = await landscapeFacts(database, groupId)
  return facts && drawGroupLandscape(facts)
}
