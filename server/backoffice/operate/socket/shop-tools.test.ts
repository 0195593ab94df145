import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../../../tests/support/servers/test-database.ts'
import { operatorContext } from '../../../../tests/support/shops/operator-context.ts'
import { createLogger } from '../../../platform/http/create-logger.ts'
import type { Operation } from '../run-operation.ts'
import { shopTools } from './shop-tools.ts'

test('a command that fails leaves no address and no value of a statement in the log or its answer (OPER-05)', async () => {
  const connection = await openTestDatabase()
  onTestFinished(() => connection.close())
  await connection.database.execute(sql`drop table clients cascade`)
  let logged = ''
  const { operate } = shopTools({
    ...operatorContext,
    connection,
    varFolder: '',
    mediaFolder: '',
    logger: createLogger('info', { write: (line: string) => void (logged += line) }),
  })
  const answer = await operate!(
    { words: ['buyers', 'show', 'maggie@thetap.example'], typedBy: 'jan@cellar' },
    { tell: () => {}, askFile: async () => null },
  )
  const { status, text } = answer as Operation
  expect([status, text]).toEqual([1, 'relation "clients" does not exist\n'])
  expect(logged).toContain('a command failed')
  expect(logged).not.toContain('thetap')
})
