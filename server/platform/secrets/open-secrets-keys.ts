import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '../config/config-error.ts'
import { readSecretsKeys, secretsKeyBytes } from '../config/read-secrets-keys.ts'

/**
 * The keys that seal secrets in the database, the newest first: the configured ones, or else those in `secrets.key` of
 * the folder, which is created if it does not exist, readable to this user alone. Throws ConfigError for a file with
 * other contents.
 */
export async function openSecretsKeys(given: Buffer[] | null, folder: string): Promise<Buffer[]> {
  if (given !== null) return given
  const path = join(folder, 'secrets.key')
  await mkdir(folder, { recursive: true })
  if (!existsSync(path)) await createKey(path)
  await chmod(path, 0o600)
  const keys = readSecretsKeys(await readFile(path, 'utf8'))
  if (keys === null) throw new ConfigError(`${path} must hold 32 bytes in base64, as SECRETS_KEY would`)
  return keys
}

/** Writes a new key where there is none. The file gets its name once it is whole, so another process never reads half of it. */
async function createKey(path: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, `${randomBytes(secretsKeyBytes).toString('base64')}\n`, { mode: 0o600 })
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
}
