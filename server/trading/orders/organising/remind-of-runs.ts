import { momentText } from '../../../../shared/delivery/moment-text.ts'
import { isQuietTime } from '../../../../shared/working-time/quiet-hours.ts'
import { addDays, londonDay, londonTime } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import { claimOncePerDay } from '../../../parties/notices/notify-people.ts'
import { findPastRuns, holdRun, type Run } from '../../../parties/runs/find-runs.ts'
import type { OrderDeps, StepDeps } from '../order-deps.ts'
import { notifyOfRun } from '../runs/notify-run.ts'
import { type CargoDrop, readCargo } from './run-cargo.ts'
import { writeToPubs } from './write-to-run.ts'

/** A cut-off and a bring-by lie so many days before the run at the most. */
const daysBefore = 28
const atATime = 500

/**
 * On the day before a run's cut-off, and before its beer is brought, notifies its organisers, its breweries and, of the
 * cut-off, its pubs, once each and never in the night (NOTE-06). Any number of processes may do it at once.
 */
export async function remindOfRuns({
  database,
  publicUrl,
  sealer,
  clock,
}: Pick<OrderDeps, 'database' | 'publicUrl' | 'sealer' | 'clock'>): Promise<void> {
  const now = clock()
  if (isQuietTime(now)) return
  const tomorrow = addDays(londonDay(now), 1)
  const until = addDays(tomorrow, daysBefore)
  const states = ['open', 'closed', 'firm'] as const
  for (const run of await findPastRuns(database, { states, day: until, most: atATime })) {
    const deps = { publicUrl, sealer, now }
    const isOn = (moment: string) => londonDay(new Date(moment)) === tomorrow
    if (run.state === 'open' && isOn(run.cutOffAt)) await remind(database, run, 'cut-off', deps)
    if (isOn(run.bringByAt)) await remind(database, run, 'bring-by', deps)
  }
}

type What = 'cut-off' | 'bring-by'

async function remind(database: Database, found: Run, what: What, deps: StepDeps): Promise<void> {
  const tomorrow = addDays(londonDay(deps.now), 1)
  await database.transaction(async (transaction) => {
    const run = await holdRun(transaction, found.id)
    if (run === null) return
    // A cut-off that is moved to another day is another one.
    if (!(await claimOncePerDay(transaction, { subject: `run ${what}:${run.id}`, day: tomorrow }))) return
    const drops = await readCargo(transaction, run)
    const breweryIds = drops.flatMap(({ parts }) => parts.flatMap(({ part }) => part.breweryId ?? []))
    if (what === 'bring-by') return remindOfBringing(transaction, { run, drops, breweryIds }, deps)
    return remindOfCutOff(transaction, { run, drops, breweryIds }, deps)
  })
}

type Reminding = { run: Run; drops: readonly CargoDrop[]; breweryIds: readonly string[] }

async function remindOfCutOff(
  transaction: Database,
  { run, drops, breweryIds }: Reminding,
  deps: StepDeps,
): Promise<void> {
  const time = londonTime(new Date(run.cutOffAt))
  const lines = [
    `It takes orders until tomorrow, ${time}.`,
    drops.length === 0 ? 'No order is on it yet.' : `${ordersText(drops.length)} on it so far.`,
  ]
  await notifyOfRun(transaction, { run, what: 'closes tomorrow', lines, breweryIds }, deps)
  await writeToPubs(transaction, drops, {
    ...deps,
    heading: `Your pallet closes tomorrow at ${time}`,
    lines: [
      `Until then you can order more for the same day; your order stays as it is without another word from you.`,
    ],
  })
}

async function remindOfBringing(
  transaction: Database,
  { run, drops, breweryIds }: Reminding,
  deps: StepDeps,
): Promise<void> {
  if (drops.length === 0) return
  const { depot } = run
  const lines = [
    `The beer is at the depot by ${momentText(run.bringByAt)}: ${depot.name}, ${depot.postcode}.`,
    `${ordersText(drops.length)} on it.`,
  ]
  await notifyOfRun(transaction, { run, what: 'is loaded tomorrow', lines, breweryIds }, deps)
}

const ordersText = (orders: number) => (orders === 1 ? '1 order is' : `${orders} orders are`)
