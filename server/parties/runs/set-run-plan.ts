import Value from 'typebox/value'
import { faultOfPlan } from '../../../shared/delivery/run-days.ts'
import { RunPlan } from '../../../shared/delivery/run-plan.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import type { NamedGroup } from '../../catalogue/groups/name-group.ts'
import { makeRunsOf } from './make-runs.ts'
import { planOn, runOfPlan } from './run-of-plan.ts'
import { deleteRun, insertPlan, openRunRows, planRows, updateRun } from './run-queries.ts'

type Setting = {
  /** The run from which on it counts, 'YYYY-MM-DD'. */
  fromDay: string
  plan: unknown
  actor: Actor
  now: Date
  /** Which of these runs have orders: they stay even where the plan has no run on their day any more. */
  haveOrders: (transaction: Database, runIds: readonly string[]) => Promise<ReadonlySet<string>>
}

/**
 * Saves a group's run plan, which counts from a day on: open runs from then on follow it, but for those changed by hand
 * (RUN-01, GORG-08). Throws RequestError 400 that names the fault.
 */
export async function setRunPlan(
  database: Database,
  group: NamedGroup,
  { fromDay, plan, actor, now, haveOrders }: Setting,
): Promise<RunPlan> {
  const checked = readPlan(plan)
  await database.transaction(async (transaction) => {
    const before = planOn(await planRows(transaction, group.id), fromDay)
    const setBy = actor.name
    const version = await insertPlan(transaction, { groupId: group.id, fromDay, plan: checked, setBy, now })
    await followPlan(transaction, group, { now, haveOrders })
    await makeRunsOf(transaction, group, now)
    await writeAudit(transaction, {
      at: now,
      actor,
      verb: 'set run plan',
      subject: { kind: 'group', id: group.id },
      before,
      after: { version, fromDay, plan: checked },
    })
  })
  return checked
}

/** The versions of a group's plan, the newest first. */
export const findRunPlans = (database: Database, { id }: Pick<NamedGroup, 'id'>) => planRows(database, id)

function readPlan(plan: unknown): RunPlan {
  const [fault] = Value.Errors(RunPlan, plan)
  if (fault) throw badField(`plan${fault.instancePath}`, `'plan${fault.instancePath}' ${fault.message}.`)
  const wrong = faultOfPlan(plan as RunPlan)
  if (wrong !== null) throw badField('plan', wrong)
  return plan as RunPlan
}

async function followPlan(
  transaction: Database,
  { id, nation }: NamedGroup,
  { now, haveOrders }: Pick<Setting, 'now' | 'haveOrders'>,
): Promise<void> {
  const versions = await planRows(transaction, id)
  const open = (await openRunRows(transaction, { groupIds: [id], now })).filter((run) => !run.isChangedByHand)
  const taken = await haveOrders(
    transaction,
    open.map((run) => run.id),
  )
  for (const run of open) {
    const plan = planOn(versions, run.day)
    if (plan === null) continue
    const planned = runOfPlan(plan, run.day, nation)
    if (planned !== null) await updateRun(transaction, run.id, planned)
    else if (!taken.has(run.id)) await deleteRun(transaction, run.id)
  }
}
