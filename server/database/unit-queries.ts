import { type Column, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import { preparedStatement, value } from './prepared-statement.ts'

/** So many units of a thing, which orders know by this id. */
export type Units = { id: string; units: number }

type Stocked = {
  table: PgTable
  /** The primary key: rows are locked in its order. */
  id: Column
  /** The id by which orders identify a row. */
  orderedAs: Column
  /** How many units are there; never below zero. */
  stock: Column
}

/**
 * Takes units from the rows of a table, and returns them. It locks rows in the order of their ids, so that two buyers
 * never wait for each other, and checks the condition again on the locked row.
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
  const taken = preparedStatement<{ id: string }>(
    sql`${held} - held.units from held where ${id} = held.id and ${stock} >= held.units
      returning ${orderedAs} as id`,
  )
  const putBack = preparedStatement(sql`${held} + held.units from held where ${id} = held.id`)

  return {
    /**
     * Takes all units, or returns the items that are short, after which the caller rolls back. Each item occurs once.
     */
    reserve: async (transaction: Database, wanted: readonly Units[]): Promise<{ shortIds: string[] }> => {
      if (wanted.length === 0) return { shortIds: [] }
      const rows = await taken(transaction, { moved: JSON.stringify(wanted) })
      const ids = new Set(rows.map((row) => row.id))
      return { shortIds: wanted.flatMap((each) => (ids.has(each.id) ? [] : each.id)) }
    },
    /** Returns units to stock; ignores rows that have left the shop. */
    release: async (transaction: Database, given: readonly Units[]): Promise<void> => {
      if (given.length > 0) await putBack(transaction, { moved: JSON.stringify(given) })
    },
  }
}
