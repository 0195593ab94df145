import { hash, randomBytes } from 'node:crypto'
import { nameOfEntry, type ShopEntry } from '../../../shared/pages/shop-entries.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { rollBack } from '../../platform/database/roll-back.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { changeEntry } from './change-entry.ts'
import { insertPreview } from './content-queries.ts'
import type { Held } from './content-tables.ts'
import { shownOn } from '../../../shared/pages/shop-entries.ts'

const lastsMs = 10 * 60_000
export const previewRoot = '/admin/shop/preview/'

type Looked = { entry: ShopEntry; held: Held; actor: Actor; now: Date }

/**
 * A secret address of the page, or of the mail, with a value that does not hold yet, for ten minutes. Throws RequestError as
 * changeEntry does, and 404 for what no page shows.
 */
export async function openPreview(database: Database, { entry, held, actor, now }: Looked): Promise<string> {
  if (shownOn(entry) === null) throw notFound('The page')
  await rollBack(database, (transaction) =>
    changeEntry(transaction, { entry, held, from: null, until: null, actor, now }),
  )
  const key = randomBytes(24).toString('base64url')
  const endsAt = new Date(now.getTime() + lastsMs)
  await insertPreview(database, { hash: hashOf(key), entry: nameOfEntry(entry), held, endsAt })
  return previewRoot + key
}

/** Only the hash is stored: who reads the database learns no address. */
export const hashOf = (key: string): string => hash('sha256', key, 'base64url')
