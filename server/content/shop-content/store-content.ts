import type { AuditVerb } from '../../../shared/audit/audit-words.ts'
import type { SettingKey, Settings } from '../../../shared/api/settings-api.ts'
import { isForAdmins, readShopEntry } from '../../../shared/pages/shop-entries.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { roleMissing } from '../../platform/errors/role-errors.ts'
import { changeSetting, unsetSetting } from '../../platform/settings/change-setting.ts'
import { findStoredSettings } from '../../platform/settings/read-settings.ts'
import { dropPlans, insertChange, lockContent } from './content-queries.ts'
import { changedEntries } from './held-entry.ts'

type Storing = {
  key: SettingKey
  /** Undefined gives the setting its default again. */
  value: unknown
  actor: Actor
  now: Date
  /** In the audit trail. */
  verb?: AuditVerb
  /** A plan that comes true leaves those after it. */
  keepsPlans?: boolean
}

/**
 * Stores a setting; each entry of it that changes gets a row to undo and one in the audit trail, and what was planned for
 * it is dropped. Needs a transaction. Throws RequestError 400 naming the fault in the value, 403 for what is an admin's.
 */
export async function storeContent(
  transaction: Database,
  { key, value, actor, now, verb = 'change setting', keepsPlans = false }: Storing,
): Promise<void> {
  await lockContent(transaction)
  const before = (await findStoredSettings(transaction, [key])).get(key)
  if (value === undefined) await unsetSetting(transaction, key)
  else await changeSetting(transaction, key, value as Settings[SettingKey])
  const after = (await findStoredSettings(transaction, [key])).get(key)
  for (const change of changedEntries(key, before, after)) {
    requireRight(change.entry, actor)
    if (!keepsPlans) await dropPlans(transaction, change.entry)
    await insertChange(transaction, {
      ...change,
      changedAt: now,
      changedBy: actor.name,
      role: actor.role,
    })
    await writeAudit(transaction, {
      at: now,
      actor,
      verb,
      subject: { kind: 'setting', id: change.entry },
      before: change.before,
      after: change.after,
    })
  }
}

/** Operations leave money and access to admins, by page and by command (consoles, roles × routes). */
export function requireRight(name: string, { role }: Pick<Actor, 'role'>): void {
  const entry = readShopEntry(name)
  if (role === 'operations' && entry !== null && isForAdmins(entry)) throw roleMissing()
}
