import { readShopEntry } from '../../../shared/pages/shop-entries.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { RequestError } from '../../platform/errors/request-error.ts'
import { storeCurrentEntry } from './change-entry.ts'
import { dropOldPreviews, lockContent, type SettingPlan, claimDuePlan } from './content-queries.ts'

/** Gives entries the values that were planned for now. Safe to run in every process at any time. */
export async function keepPlans({
  database,
  clock,
}: {
  database: Database
  clock: () => Date
}): Promise<void> {
  const now = clock()
  while (await database.transaction((transaction) => keepNext(transaction, now)));
  await dropOldPreviews(database, now)
}

async function keepNext(transaction: Database, now: Date): Promise<boolean> {
  await lockContent(transaction)
  const plan = await claimDuePlan(transaction, now)
  if (plan === null) return false
  await keepPlan(transaction, plan, now)
  return true
}

async function keepPlan(transaction: Database, { entry: name, held }: SettingPlan, now: Date): Promise<void> {
  const entry = readShopEntry(name)
  const change = {
    held,
    actor: systemActor,
    now,
    verb: 'change setting as planned' as const,
    keepsPlans: true,
  }
  try {
    if (entry !== null)
      await transaction.transaction((inner) => storeCurrentEntry(inner, { entry, ...change }))
  } catch (error) {
    // A newer release may take what was planned no longer; the others still come true.
    if (!(error instanceof RequestError)) throw error
    const subject = { kind: 'setting', id: name }
    const after = { done: false, code: error.code }
    await writeAudit(transaction, { at: now, actor: systemActor, verb: change.verb, subject, after })
  }
}
