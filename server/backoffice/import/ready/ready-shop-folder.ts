import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectPath } from '../../../platform/config/project-folder.ts'
import { sourcesKey } from '../../../platform/config/sources-key.ts'

/** Where the build puts the demo shop as it opens, so that a first start only copies it (docs/performance.md). */
export const readyShopFolder = projectPath('dist/ready-shop')

/** What writes the database of a ready shop. */
const writers = ['server/backoffice/import/ready/write-ready-shop.ts']

/** The bundle holds the key of the sources that it was built from, so that its start reads none of them. */
declare const READY_SHOP_KEY: string | undefined

export const readyShopKey = (): string =>
  typeof READY_SHOP_KEY === 'string' ? READY_SHOP_KEY : sourcesKey(writers)

/** The folder of the ready database, or null where none was built of what the shop is now. */
export async function findReadyDatabase(folder = readyShopFolder): Promise<string | null> {
  const key = await readFile(join(folder, 'key'), 'utf8').catch(() => null)
  return key !== null && key === readyShopKey() ? join(folder, 'database') : null
}
