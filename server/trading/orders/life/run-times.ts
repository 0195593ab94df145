import { bringText } from '../../../../shared/delivery/bring-text.ts'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import type { ShippingOption } from '../../../../shared/orders/shipping-options.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findRun, findRunsById, type Run } from '../../../parties/runs/find-runs.ts'

/** Until when the breweries of a run answer, and bring their beer to its depot. */
export type RunTimes = { answerBy: Date; bringBy: Date }

type Riding = { shippingOption: ShippingOption; laterRunId: string | null }

/** The run that a part travels on: a later one where it missed that of its order; null for none. */
export const runOfPart = ({ runId }: { runId: string | null }, part: Riding): string | null =>
  part.shippingOption === 'delivery' ? (part.laterRunId ?? runId) : null

/** The run that a part is brought to, and in a sentence to which depot and by when; null for a part without one. */
export async function findBringing(
  database: Database,
  order: { runId: string | null },
  part: Riding,
): Promise<{ run: Run; text: string } | null> {
  const run = await findRun(database, runOfPart(order, part))
  return run && { run, text: bringText(run) }
}

/** The same of several parts: answers that of one of them. */
export async function findBringings<Part extends Riding & { order: { runId: string | null } }>(
  database: Database,
  parts: readonly Part[],
): Promise<(part: Part) => { run: Run; text: string } | null> {
  const ids = new Set(parts.flatMap((part) => runOfPart(part.order, part) ?? []))
  const runs = new Map((await findRunsById(database, [...ids])).map((run) => [run.id, run]))
  return (part) => {
    const run = runs.get(runOfPart(part.order, part) ?? '')
    return run === undefined ? null : { run, text: bringText(run) }
  }
}

/** The times of a run; null for a part without one. */
export async function findRunTimes(database: Database, runId: string | null): Promise<RunTimes | null> {
  const run = await findRun(database, runId)
  return run && runTimes(run)
}

/** What travels on a run leaves its brewery when it is brought to the depot, and arrives on the run's day. */
export const partDays = ({ day, bringByAt }: Pick<Run, 'day' | 'bringByAt'>) => ({
  dispatchOn: londonDay(new Date(bringByAt)),
  deliverBy: day,
})

export const runTimes = ({ answerByAt, bringByAt }: Pick<Run, 'answerByAt' | 'bringByAt'>): RunTimes => ({
  answerBy: new Date(answerByAt),
  bringBy: new Date(bringByAt),
})
