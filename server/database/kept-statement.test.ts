import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../tests/test-database.ts'
import type { Database } from './connect.ts'
import { keptStatement, value } from './kept-statement.ts'

const half = keptStatement<{ half: number; none: null }>(
  sql`select 100 / ${value('by', 'integer')} as half, null as none`,
)
const addKeg = keptStatement<{ id: number; tags: string[] }>(
  sql`insert into kegs values (${value('id', 'integer')}, ${value('tags', 'text[]')}) returning id, tags`,
)
const add = (database: Database, id: number) => addKeg(database, { id, tags: ['a', 'b c'] })

test('a kept statement answers as any other, again and again and after it failed', async () => {
  const { database } = await useTestDatabase()
  for (const by of [2, 4, 5, 10, 20, 25, 50])
    expect(await half(database, { by })).toEqual([{ half: 100 / by, none: null }])
  await expect(half(database, { by: 0 })).rejects.toThrow('Failed query')
  expect(await half(database, { by: 2 })).toEqual([{ half: 50, none: null }])
  const wrong = keptStatement(sql`select nothing_of_this_name`)
  await expect(wrong(database, {})).rejects.toThrow('Failed query')
  const plain = await database.execute(sql`select 1 as one`)
  expect(plain.rows).toEqual([{ one: 1 }])
})

test('what a kept statement did in a transaction that failed is not there; others wait for it or run beside it', async () => {
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
