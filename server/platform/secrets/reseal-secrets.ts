import type { Database } from '../database/database.ts'
import { type Sealer, sealedPrefix } from './seal-text.ts'
import type { SealedColumn } from '../database/sealed-column-queries.ts'
import { sealedShopSecrets } from './secret-queries.ts'

/** How many secrets of one kind were sealed, and how many open with none of the keys. */
export type Resealed = { name: string; sealed: number; unreadable: number }

const atATime = 200

/** Seals the secrets that older releases stored in clear. Any number of processes may do it at the same time. */
export async function sealPlainSecrets(
  database: Database,
  sealer: Sealer,
  columns: readonly SealedColumn[],
): Promise<void> {
  for (const column of columns) await resealColumn(database, sealer, { column, prefix: sealedPrefix })
}

/**
 * Seals with the newest key everything that another one sealed, row by row: a run that was killed leaves secrets that
 * open, and the next one does the rest.
 */
export async function rotateSecrets(
  database: Database,
  sealer: Sealer,
  columns: readonly SealedColumn[],
): Promise<Resealed[]> {
  const results: Resealed[] = []
  for (const column of [...columns, sealedShopSecrets])
    results.push(await resealColumn(database, sealer, { column, prefix: sealer.prefix }))
  return results
}

async function resealColumn(
  database: Database,
  sealer: Sealer,
  { column, prefix }: { column: SealedColumn; prefix: string },
): Promise<Resealed> {
  const { name, context, find, replace } = column
  let sealed = 0
  let unreadable = 0
  let after = ''
  for (;;) {
    const rows = await find(database, { prefix, after, most: atATime })
    for (const { id, text } of rows) {
      const plain = text.startsWith(sealedPrefix) ? sealer.open(text, context(id)) : text
      if (plain === null) unreadable += 1
      else if (await replace(database, { id, text, sealed: sealer.seal(plain, context(id)) })) sealed += 1
    }
    if (rows.length < atATime) return { name, sealed, unreadable }
    after = rows.at(-1)!.id
  }
}
