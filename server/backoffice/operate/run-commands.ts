import Value from 'typebox/value'
import { RunChange } from '../../../shared/api/group-runs-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { runText } from '../../../shared/delivery/run-text.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import { nameGroup } from '../../catalogue/groups/name-group.ts'
import { type CancelledRun, cancelRun } from '../../trading/orders/runs/cancel-run.ts'
import { changeRun } from '../../trading/orders/runs/change-run.ts'
import { closeRun } from '../../trading/orders/runs/close-run.ts'
import { departRun } from '../../trading/orders/runs/depart-run.ts'
import { findRunLoads } from '../../trading/orders/runs/find-run-loads.ts'
import { findOrder } from '../../trading/orders/find-orders.ts'
import { finishRun } from '../../trading/orders/runs/finish-run.ts'
import { findRunsFrom, requireRunOf, type Run } from '../../parties/runs/find-runs.ts'
import { tickLoad } from '../../trading/orders/runs/tick-load.ts'
import { readStepWords } from './read-step-words.ts'
import { type Command, type OperatorContext, UsageError } from './operator-command.ts'

const tickUsage = 'runs tick <group> <day> <number> <brewery> [<line>=<units>…]'

type RunWork = (
  transaction: Database,
  wanted: { run: Run; reason: string; actor: Actor },
  deps: Awaited<ReturnType<typeof depsOf>>,
) => Promise<string>

const changeUsage =
  'runs change <group> <day> [day=2026-11-25] [cutOff=2026-11-23T12:00] [answerBy=…] [bringBy=…] [carrier=…] ' +
  '[capacityPallets=10] [capacityKg=5000] [tailLiftKg=750]'
const listUsage = 'runs list <group>'

/** The runs of groups, worked in an organiser's name. */
export const runCommands: Record<string, Command> = {
  list: {
    usage: listUsage,
    does: 'a group’s runs from today on: state, cut-off, pallets and kg of its capacity',
    run: async (database, [slug], { clock }) => {
      if (slug === undefined) throw new UsageError(listUsage)
      const group = await nameGroup(database, slug)
      const runs = await findRunsFrom(database, group.id, londonDay(clock()))
      const loads = await findRunLoads(
        database,
        runs.map(({ id }) => id),
      )
      return runs.map((run) => runLine(run, loads.get(run.id))).join('')
    },
  },
  close: command(
    'runs close <group> <day>',
    'no more orders, before the cut-off',
    async (transaction, { run, actor }, deps) => {
      await closeRun(transaction, { runId: run.id, actor }, deps)
      return `The run of ${dayText(run.day)} takes no more orders.\n`
    },
  ),
  change: { usage: changeUsage, does: 'changes one run, until its cut-off, and not its plan', run: change },
  depart: command(
    'runs depart <group> <day>',
    'what is packed and is at the depot leaves; the rest is offered the next run',
    async (transaction, { run, actor }, deps) => {
      const { sent, missed } = await departRun(transaction, { runId: run.id, actor }, deps)
      return `The run of ${dayText(run.day)} has departed: ${sent.length} parts left, ${missed.length} missed it.\n`
    },
  ),
  tick: {
    usage: tickUsage,
    does: 'what of a brewery’s part is at the depot; all of it where no line is named',
    run: tick,
  },
  finish: command(
    'runs finish <group> <day>',
    'it is over; drops without proof go on the worklist',
    async (transaction, { run, actor }, deps) => {
      await finishRun(transaction, { runId: run.id, actor }, deps)
      return `The run of ${dayText(run.day)} is done.\n`
    },
  ),
  cancel: command(
    'runs cancel <group> <day> <reason>',
    'its orders go to the next run that fits, or are refused with all money back',
    async (transaction, { run, reason, actor }, deps) => {
      const outcomes = await cancelRun(transaction, { runId: run.id, actor, reason }, deps)
      const lines = outcomes.map((outcome) => `${outcomeText(outcome)}\n`)
      return `The run of ${dayText(run.day)} is cancelled.\n${lines.join('')}`
    },
    { needsReason: true },
  ),
}

const outcomeText = ({ number, movedTo, isAsked }: CancelledRun[number]) => {
  if (movedTo === null) return `${number} ${isAsked ? 'loses what missed its run' : 'is refused'}`
  return `${number} ${isAsked ? 'is asked about' : 'goes on'} ${dayText(movedTo)}`
}

function command(
  usage: string,
  does: string,
  work: RunWork,
  { needsReason = false }: { needsReason?: boolean } = {},
): Command {
  return {
    usage,
    does,
    run: async (database, [slug, day, ...words], context) => {
      const reason = words.join(' ').trim()
      if (slug === undefined || day === undefined || (needsReason && reason === ''))
        throw new UsageError(usage)
      const deps = await depsOf(context)
      const group = await nameGroup(database, slug)
      const run = await requireRunOf(database, group.id, day)
      return retryTransaction(database, (transaction) =>
        work(transaction, { run, reason, actor: context.actor }, deps),
      )
    },
  }
}

async function change(
  database: Database,
  [slug, day, ...words]: string[],
  context: OperatorContext,
): Promise<string> {
  if (slug === undefined || day === undefined) throw new UsageError(changeUsage)
  const said = Object.fromEntries(words.map((word) => word.split(/=(.*)/s).slice(0, 2)))
  const wanted = Value.Convert(RunChange, { ...said })
  // TypeBox converts in place, and makes '1.9' the integer 1 and '' the integer 0.
  const isAsTyped = Object.entries(said).every(
    ([name, text]) => String((wanted as Record<string, unknown>)[name]) === text,
  )
  if (!isAsTyped || !Value.Check(RunChange, wanted)) throw new UsageError(changeUsage)
  const run = await requireRunOf(database, (await nameGroup(database, slug)).id, day)
  const deps = await depsOf(context)
  const { deadlines = [], warnings = [] } = await retryTransaction(database, (transaction) =>
    changeRun(transaction, { runId: run.id, actor: context.actor, change: wanted }, deps),
  )
  return `The run of ${dayText(run.day)}:\n${[...deadlines, ...warnings].map((line) => `${line}\n`).join('')}`
}

async function tick(database: Database, [slug, day, ...words]: string[]): Promise<string> {
  const { number, brewerySlug, units } = readStepWords(words, tickUsage)
  if (slug === undefined || day === undefined) throw new UsageError(tickUsage)
  const run = await requireRunOf(database, (await nameGroup(database, slug)).id, day)
  const { consignments } = await findOrder(database, null, number)
  const part = consignments.find(({ team }) => (team?.slug ?? null) === brewerySlug)
  if (part === undefined) throw new UsageError(tickUsage)
  const load = { runId: run.id, partId: part.id, ...(units.length > 0 && { lines: units }) }
  await retryTransaction(database, (transaction) => tickLoad(transaction, load))
  return `What ${part.team?.name ?? 'Dray'} brought for ${number} is ticked.\n`
}

async function depsOf({ publicUrl, clock, openSealer }: OperatorContext) {
  return { publicUrl, sealer: await openSealer(), now: clock() }
}

function runLine(run: Run, load = { pallets: 0, weightG: 0 }): string {
  const { day, state, capacityPallets, capacityKg } = run
  const carried = `${load.pallets} of ${capacityPallets} pallets, ${Math.ceil(load.weightG / 1000)} of ${capacityKg} kg`
  return `${day}  ${state.padEnd(9)}  ${carried}  ${runText({ day, cutOffAt: new Date(run.cutOffAt) })}\n`
}
