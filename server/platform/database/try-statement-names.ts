import { sql } from 'drizzle-orm'
import type { PostgresLimits } from './postgres-limits.ts'
import { drizzleOf, openPool } from './postgres-pool.ts'
import { preparedStatement } from './prepared-statement.ts'

const connections = 3
const rounds = 4
const probe = preparedStatement(sql`select 'names of statements' as tried`)

/**
 * Whether the server at this address runs statements by their names, in several transactions of several connections in
 * turn. A pooler in transaction mode that does not track them answers one of these on a connection that knows
 * the name already, or does not know it.
 */
export async function keepsStatementNames(databaseUrl: string, limits: PostgresLimits): Promise<boolean> {
  let isKept = true
  const onNamesLost = () => void (isKept = false)
  const pools = Array.from({ length: connections }, () =>
    openPool(databaseUrl, { poolSize: 1, onNamesLost, limits }),
  )
  try {
    for (let round = 0; round < rounds; round += 1) for (const pool of pools) await probe(drizzleOf(pool), {})
    return isKept
  } finally {
    await Promise.all(pools.map((pool) => pool.end()))
  }
}
