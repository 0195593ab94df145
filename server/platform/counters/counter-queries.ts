import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { counters } from './counter-tables.ts'

/** The sums of a list by what `shownAs` makes of their keys. */
export async function counterRows(
  database: Database,
  { list, owner }: { list: string; owner: string | null },
  shownAs: SQL,
): Promise<{ key: string; total: number }[]> {
  const { rows } = await database.execute(sql`
    select ${shownAs} as key, sum(change)::double precision as total from ${counters}
    where list = ${list} ${owner === null ? sql`` : sql`and owner = ${owner}`} group by 1`)
  return rows as { key: string; total: number }[]
}

/** The sums of a list under some keys by owner. */
export async function ownerCounterRows(
  database: Database,
  list: string,
  { owners, keys }: { owners: readonly string[]; keys: readonly string[] },
): Promise<{ owner: string; total: number }[]> {
  const { rows } = await database.execute(sql`
    select owner, sum(change)::double precision as total from ${counters}
    where list = ${list} and ${inArray(counters.owner, [...owners])} and ${inArray(counters.key, [...keys])} group by 1`)
  return rows as { owner: string; total: number }[]
}

/** Folds the oldest changes into the rows of their keys; how many there were. */
export async function foldChanges(transaction: Database, limit: number): Promise<number> {
  const { rows } = await transaction.execute(sql`
    with taken as (
      delete from ${counters} where id in (
        select id from ${counters} where not is_folded order by id limit ${limit} for update skip locked)
      returning list, owner, key, change
    ), folded as (
      insert into ${counters} (list, owner, key, change, is_folded)
      select list, owner, key, sum(change), true from taken group by list, owner, key order by list, owner, key
      on conflict (list, owner, key) where is_folded do update set change = tallies.change + excluded.change
    )
    select count(*)::integer as changes from taken`)
  return Number(rows[0]!['changes'])
}

/** Keys of which there is nothing any more leave no row. */
export async function deleteNoughts(transaction: Database): Promise<void> {
  await transaction.execute(sql`delete from ${counters} where change = 0 and is_folded`)
}

/** Keys of a list whose sum is not what `counted`, a statement of owner, key and total, says; at most twenty. */
export async function counterFaultRows(
  database: Database,
  list: string,
  counted: SQL,
): Promise<{ owner: string; key: string; tallied: number; counted: number }[]> {
  const { rows } = await database.execute(sql`
    with tallied as (
      select owner, key, sum(change) as total from ${counters} where list = ${list} group by owner, key having sum(change) <> 0
    ), counted as (
      select owner, key, total from (${counted}) as each where total <> 0
    )
    select owner, key, coalesce(tallied.total, 0)::double precision as tallied, coalesce(counted.total, 0)::double precision as counted
    from tallied full join counted using (owner, key)
    where tallied.total is distinct from counted.total order by owner, key limit 20`)
  return rows as { owner: string; key: string; tallied: number; counted: number }[]
}
