import { type Column, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './connect.ts'
import { keptStatement, value } from './kept-statement.ts'

/** So many units of a thing, which orders know by this id. */
export type Units = { id: string; units: number }

type Stocked = {
  table: PgTable
  /** The primary key: rows are locked in its order. */
  id: Column
  /** What orders know a row by. */
  orderedAs: Column
  /** How many units are there; never below zero. */
  stock: Column
}

/**
 * How units are taken from the rows of a table, and put back. Rows are locked in the order of their ids, so that two
 * buyers never wait for each other, and the condition is asked again of the row as it is once it is locked.
 */
export function unitsOf({ table, id, orderedAs, stock }: Stocked) {
  const held = sql`
    with moved as materialized (
      select * from jsonb_to_recordset(${value('moved', 'jsonb')}) as moved (id uuid, units integer)
    ), held as materialized (
      select ${id} as id, moved.units
      from ${table} join moved on moved.id = ${orderedAs}
      order by ${id}
      for update of ${table}
    )
    update ${table} set ${sql.identifier(stock.name)} = ${stock}`
  const taken = keptStatement<{ id: string }>(
    sql`${held} - held.units from held where ${id} = held.id and ${stock} >= held.units
      returning ${orderedAs} as id`,
  )
  const putBack = keptStatement(sql`${held} + held.units from held where ${id} = held.id`)

  return {
    /** Takes all of them, or answers which had too few and the caller gives the transaction up. Each is named once. */
    reserve: async (transaction: Database, wanted: readonly Units[]): Promise<{ shortIds: string[] }> => {
      if (wanted.length === 0) return { shortIds: [] }
      const rows = await taken(transaction, { moved: JSON.stringify(wanted) })
      const ids = new Set(rows.map((row) => row.id))
      return { shortIds: wanted.flatMap((each) => (ids.has(each.id) ? [] : each.id)) }
    },
    /** Puts units back; those of rows that have left the shop are nobody's. */
    release: async (transaction: Database, given: readonly Units[]): Promise<void> => {
      if (given.length > 0) await putBack(transaction, { moved: JSON.stringify(given) })
    },
  }
}
