import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '../config/config-error.ts'
import { readSecretsKey, secretsKeyBytes } from '../config/read-secrets-key.ts'

/**
 * The key that seals secrets in the database: the configured one, or else the one in `secrets.key` of the folder, which
 * is created if it does not exist, readable to this user alone. Throws ConfigError for a file with other contents.
 */
export async function openSecretsKey(given: Buffer | null, folder: string): Promise<Buffer> {
  if (given !== null) return given
  const path = join(folder, 'secrets.key')
  await mkdir(folder, { recursive: true })
  await writeFile(path, `${randomBytes(secretsKeyBytes).toString('base64')}\n`, {
    mode: 0o600,
    flag: 'wx',
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await chmod(path, 0o600)
  const key = readSecretsKey(await readFile(path, 'utf8'))
  if (key === null) throw new ConfigError(`${path} must hold 32 bytes in base64, as SECRETS_KEY would`)
  return key
}
