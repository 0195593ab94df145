import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import { operatorActor } from '../../platform/audit/actor.ts'
import { connectPostgres } from '../../platform/database/postgres-database.ts'
import { setPrice } from '../../trading/prices/set-price.ts'
import { readingOf } from './files/plan-upload.ts'
import { applyUpload } from './files/apply-upload.ts'

const url = await createServerDatabase()
const connections = [await connectPostgres(url), await connectPostgres(url)] as const
const [{ database: one }, { database: other }] = connections
afterAll(async () => void (await Promise.all(connections.map((connection) => connection.close()))))

test('a price that is set while a file of prices is imported is seen before it is overwritten (SELL-35, SELL-37)', async () => {
  const { id: breweryId, name: breweryName } = await buildBrewery(one)
  const beer = await buildBeer(one, { breweryId })
  const { externalId: container } = await buildContainer(one, { beerId: beer.id, priceMinor: 10_000 })
  const now = new Date()
  const file = Buffer.from(`Id,Price\n${container},99.00`).toString('base64')
  const looked = { kind: 'prices' as const, name: 'prices.csv', file }
  const { digest } = await readingOf(one, { breweryId, body: looked, now })
  const price = { container, priceMinor: 10_500, fromDay: londonDay(now), setBy: 'Sales' }
  const setting = one.transaction(async (transaction) => {
    await setPrice(transaction, price, now)
    await wait(1_000)
  })
  await wait(300)
  const body = { ...looked, digest, leavesOutRefused: false }
  const taking = other.transaction((transaction) =>
    applyUpload(transaction, { breweryId, breweryName, body, actor: operatorActor, key: 'key', now }),
  )
  await expect(taking).rejects.toMatchObject({ status: 409, code: 'changed_meanwhile' })
  await setting
})
