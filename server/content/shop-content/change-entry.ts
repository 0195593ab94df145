import type { AuditVerb } from '../../../shared/audit/audit-words.ts'
import { isDeepStrictEqual } from 'node:util'
import { nameOfEntry, type ShopEntry, settingOf } from '../../../shared/pages/shop-entries.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { nothingToUndo, planInThePast } from '../../platform/errors/content-errors.ts'
import { findStoredSettings } from '../../platform/settings/read-settings.ts'
import { dropPlans, insertPlan, lastChange, lockContent, plansOf } from './content-queries.ts'
import type { Held } from './content-tables.ts'
import { heldEntries, settingWith } from './held-entry.ts'
import { plansAround } from './plans-around.ts'
import { requireRight, storeContent } from './store-content.ts'

type Acting = { entry: ShopEntry; actor: Actor; now: Date }
type Change = Acting & {
  held: Held
  /** From when it holds; null for now. */
  from: Date | null
  /** When what would hold then without this change comes back; null for never. */
  until: Date | null
}

/** What an entry holds. */
export async function readHeld(database: Database, entry: ShopEntry): Promise<Held> {
  const key = settingOf(entry)
  const stored = await findStoredSettings(database, [key])
  return heldEntries(key, stored.get(key)).get(nameOfEntry(entry)) ?? null
}

/**
 * Gives an entry a value, now or from a moment on, and until a moment; what was planned for that time is dropped.
 * Needs a transaction. Throws RequestError 400 naming the fault in the value, 403 for what is an admin's.
 */
export async function changeEntry(
  transaction: Database,
  { entry, held, from, until, actor, now }: Change,
): Promise<void> {
  const name = nameOfEntry(entry)
  requireRight(name, actor)
  if (until !== null && until <= (from ?? now)) throw planInThePast('until')
  if (from !== null && from <= now) throw planInThePast('from')
  await lockContent(transaction)
  const heldNow = await readHeld(transaction, entry)
  const plans = await plansOf(transaction, name)
  const { back, others } = plansAround(plans, { from: from ?? now, until })
  await dropPlans(transaction, name)
  if (from === null) await storeCurrentEntry(transaction, { entry, held, actor, now })
  else await requireValid(transaction, { entry, held, actor, now })
  const plannedBy = actor.name
  const own = [
    ...(from === null ? [] : [{ dueAt: from, held, plannedBy }]),
    ...(until === null ? [] : [{ dueAt: until, held: back === null ? heldNow : back.held, plannedBy }]),
  ]
  for (const plan of [...others, ...own])
    await insertPlan(transaction, {
      entry: name,
      dueAt: plan.dueAt,
      held: plan.held,
      plannedBy: plan.plannedBy,
    })
}

/**
 * Puts back what an entry held before its last change; undoing twice changes it again. Needs a transaction. Throws
 * RequestError 409 where nothing was changed, or where it holds something else by now, and 403 for what is an admin's.
 */
export async function undoEntry(transaction: Database, { entry, actor, now }: Acting): Promise<Held> {
  const name = nameOfEntry(entry)
  requireRight(name, actor)
  await lockContent(transaction)
  const last = await lastChange(transaction, name)
  const held = await readHeld(transaction, entry)
  if (last === null || !isDeepStrictEqual(last.after, held)) throw nothingToUndo()
  await dropPlans(transaction, name)
  await storeCurrentEntry(transaction, { entry, held: last.before, actor, now, verb: 'undo setting' })
  return last.before
}

/** Stores what an entry holds from now on, in its setting. */
export async function storeCurrentEntry(
  transaction: Database,
  { entry, held, ...storing }: Acting & { held: Held; verb?: AuditVerb; keepsPlans?: boolean },
): Promise<void> {
  const key = settingOf(entry)
  const stored = await findStoredSettings(transaction, [key])
  await storeContent(transaction, { ...storing, key, value: settingWith(entry, stored, held) })
}

/** A wrong value is refused when it is planned, not when it is due. */
async function requireValid(transaction: Database, change: Acting & { held: Held }): Promise<void> {
  await transaction
    .transaction(async (inner) => {
      await storeCurrentEntry(inner, change)
      throw new Tried()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Tried)) throw error
    })
}

class Tried extends Error {}
