import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { runChecks } from '../admin/run-checks.ts'
import type { Database } from '../../platform/database/database.ts'
import { openSealer } from '../../platform/secrets/open-sealer.ts'
import { openSecretsKeys } from '../../platform/secrets/open-secrets-keys.ts'
import { countHeld, type HeldCounts } from './backup-queries.ts'

/** What an operator compares with what was expected. */
export type RestoredShop = HeldCounts & {
  /** Differences in ledger, stock, documents, prices and lists, in sentences. */
  faults: string[]
}

/**
 * Looks at a restored database. Throws ConfigError where its secrets are sealed by another key than the one at hand, and
 * Error where there is none.
 */
export async function examineRestored(
  database: Database,
  { secretsKeys, varFolder, now }: { secretsKeys: Buffer[] | null; varFolder: string; now: Date },
): Promise<RestoredShop> {
  if (secretsKeys === null) await requireKey(join(varFolder, 'secrets.key'))
  await openSealer(database, await openSecretsKeys(secretsKeys, varFolder))
  const { checks } = await runChecks(database, { now, isClockResting: true })
  return {
    ...(await countHeld(database)),
    faults: checks.flatMap(({ check, faults }) => faults.map((fault) => `${check}: ${fault}`)),
  }
}

/** A new key would be made in its place, and open nothing. */
async function requireKey(path: string): Promise<void> {
  await access(path).catch(() => {
    throw new Error(
      `${path} is not there, and SECRETS_KEY is not set. Bring back the key of that shop first: it is not part of a backup.`,
    )
  })
}
