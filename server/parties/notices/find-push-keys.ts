import type { PushKeys } from '../../platform/config/push-settings.ts'
import type { Database } from '../../platform/database/database.ts'
import { readFlags } from '../../platform/settings/feature-flags.ts'

const flag = 'console.push'

/** The keys to push with: those of the settings, while the flag is on; else null (NOTE-05). */
export async function findPushKeys(database: Database, pushKeys: PushKeys | null): Promise<PushKeys | null> {
  if (pushKeys === null) return null
  const [push] = await readFlags(database, [flag], false)
  return push?.enabled ? pushKeys : null
}
