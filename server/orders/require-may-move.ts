import type { Database } from '../database/database.ts'
import { requireNotStopped } from '../standing/require-not-stopped.ts'

/** The steps that stop after a failed AWRS check or a suspension of the brewery; the others go on (AWRS-07). */
const stoppedVerbs: ReadonlySet<string> = new Set(['accept', 'adjust', 'pack', 'dispatch'])

/** Throws RequestError 409 `brewery_stopped` for a step that the brewery of a part may not take now. */
export async function requireMayMove(
  transaction: Database,
  { breweryId }: { breweryId: string | null },
  verb: string,
  now: Date,
): Promise<void> {
  if (breweryId !== null && stoppedVerbs.has(verb)) await requireNotStopped(transaction, breweryId, now)
}
