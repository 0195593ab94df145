import { sql } from 'drizzle-orm'
import { expect, inject, test, vi } from 'vitest'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import type { Database } from './database.ts'
import { preparedStatement, statementName, value } from './prepared-statement.ts'

const half = preparedStatement<{ half: number; none: null }>(
  sql`select 100 / ${value('by', 'integer')} as half, null as none`,
)
const addKeg = preparedStatement<{ id: number; tags: string[] }>(
  sql`insert into kegs values (${value('id', 'integer')}, ${value('tags', 'text[]')}) returning id, tags`,
)
const add = (database: Database, id: number) => addKeg(database, { id, tags: ['a', 'b c'] })

test('a prepared statement returns what any other does, repeatedly and after a failure', async () => {
  const { database } = await useTestDatabase()
  for (const by of [2, 4, 5, 10, 20, 25, 50])
    expect(await half(database, { by })).toEqual([{ half: 100 / by, none: null }])
  await expect(half(database, { by: 0 })).rejects.toThrow('Failed query')
  expect(await half(database, { by: 2 })).toEqual([{ half: 50, none: null }])
  const wrong = preparedStatement(sql`select nothing_of_this_name`)
  await expect(wrong(database, {})).rejects.toThrow('Failed query')
  const plain = await database.execute(sql`select 1 as one`)
  expect(plain.rows).toEqual([{ one: 1 }])
})

test('a statement has the same name whatever was written before it', async () => {
  const first = 'select 100 / $1::integer as half, null as none'
  vi.resetModules()
  const other = await import('./prepared-statement.ts')
  other.preparedStatement(sql`select 'of another release'`)
  other.preparedStatement(sql`select 100 / ${other.value('by', 'integer')} as half, null as none`)
  expect(statementName(first)).toMatch(/^dray_[0-9a-f]{32}$/)
  expect(other.statementName(first)).toBe(statementName(first))
  expect(other.statementName("select 'of another release'")).not.toBe(statementName(first))
})

test.skipIf(inject('postgresServer') !== null)(
  'the embedded database reads and writes every kind of list',
  async () => {
    const { database } = await useTestDatabase()
    const { rows } = await database.execute(sql`
    select distinct format_type(atttypid, null) as kind from pg_attribute
    join pg_type on pg_type.oid = atttypid and typcategory = 'A'
    join pg_class on pg_class.oid = attrelid and relnamespace = 'public'::regnamespace and relkind = 'r'`)
    const kinds = rows.map(({ kind }) => kind as string)
    expect(kinds).toContain('text[]')
    for (const kind of kinds) {
      const asked = sql`select ${sql.param([])}::${sql.raw(kind)} as list`
      expect((await database.execute(asked)).rows, kind).toEqual([{ list: [] }])
    }
  },
)

test('a failed transaction rolls a prepared statement back; other callers wait for it or run beside it', async () => {
  const { database } = await useTestDatabase()
  await database.execute(sql`create table kegs (id integer primary key, tags text[])`)
  expect(await add(database, 1)).toEqual([{ id: 1, tags: ['a', 'b c'] }])
  await expect(add(database, 1)).rejects.toThrow('Failed query')
  const beside: Promise<unknown>[] = []
  const failing = database.transaction(async (transaction) => {
    await add(transaction, 2)
    beside.push(add(database, 3), add(database, 4))
    await add(transaction, 5)
    await add(transaction, 1)
  })
  await expect(failing).rejects.toThrow('Failed query')
  await Promise.all(beside)
  const { rows } = await database.execute(sql`select id from kegs order by id`)
  expect(rows).toEqual([{ id: 1 }, { id: 3 }, { id: 4 }])
})
