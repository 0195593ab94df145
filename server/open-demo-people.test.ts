import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../tests/support/servers/test-database.ts'
import { openDemoShop } from './import/open-demo-shop.ts'
import { openDemoPeople } from './open-demo-people.ts'

const config = { loadsDemoShop: true, publicUrl: 'http://localhost' }
const silent = { info: () => {}, warn: () => {} }

test('the people of the demo shop come at one go, and what its brewery wants changed is asked for once, whatever is answered (OPER-10)', async () => {
  const connection = await openTestDatabase()
  onTestFinished(() => connection.close())
  const { database } = connection
  const open = () => openDemoPeople({ ...connection, kind: 'embedded' }, config, new Date())
  const changes = async () => (await database.execute(sql`select state from beer_changes`)).rows
  await open()
  expect(await changes()).toEqual([])
  await openDemoShop(connection, silent)
  const people = await open()
  expect(people).toHaveLength(12)
  expect(await changes()).toEqual([{ state: 'waiting' }])
  await database.execute(sql`update beer_changes set state = 'refused'`)
  expect(await open()).toEqual(people)
  expect(await changes()).toEqual([{ state: 'refused' }])
})
