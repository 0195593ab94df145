import type { Database } from '../../../server/platform/database/database.ts'

/** The statements that a call runs, in their order; others of the same database meanwhile are among them. */
export async function statementsOf(database: Database, call: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = []
  const { session } = database as unknown as { session: { logger: object; options: object } }
  const before = { logger: session.logger, options: session.options }
  const logger = { logQuery: (statement: string) => void seen.push(statement) }
  Object.assign(session, { logger, options: { ...session.options, logger } })
  await call().finally(() => Object.assign(session, before))
  return seen
}
