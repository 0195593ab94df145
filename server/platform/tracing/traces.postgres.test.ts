import { expect, onTestFinished, test } from 'vitest'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import { attributeOf, startTraceCollector } from '../../../tests/support/servers/trace-collector.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { sql } from 'drizzle-orm'
import { connectPostgres } from '../database/postgres-database.ts'
import { createLogger } from '../http/create-logger.ts'
import { openTracing } from './open-tracing.ts'

test('on a server the statements of requests at once stay with their own, transactions included (INST-12)', async () => {
  const collector = await startTraceCollector()
  const tracing = openTracing({
    endpoint: collector.endpoint,
    serviceName: 'dray',
    sampling: { sampler: 'always_on', ratio: 1 },
    role: 'both',
    logger: createLogger('silent'),
  })
  // Two connections for six callers: most wait for one that another's request gives back.
  const connection = await connectPostgres(await createServerDatabase(), {
    poolSize: 2,
    observe: tracing.observeStatement,
  })
  onTestFinished(() => connection.close())
  const { database } = connection
  await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      tracing.job(`caller ${at}`, () =>
        database.transaction(async (transaction) => {
          await transaction.execute(sql`select ${at}::int as caller`)
          await transaction.execute(sql.raw(`select ${at} as own`))
        }),
      ),
    ),
  )
  await database.execute(sql`select 1 as nobody`)
  const { app } = await openWholeShop(undefined, { connection, tracing })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  for (const path of ['/groups/gails-inn/checkout', '/gails-own-page'])
    await (await fetch(`http://127.0.0.1:${port}${path}?token=gail`, { redirect: 'manual' })).text()
  await app.close()
  await tracing.stop()

  const spans = collector.spans()
  for (let at = 0; at < 6; at += 1) {
    const caller = spans.find(({ name }) => name === `job caller ${at}`)!
    const texts = spans
      .filter(({ parentSpanId }) => parentSpanId === caller.spanId)
      .map((span) => attributeOf(span, 'db.query.text'))
    expect(texts).toEqual(['begin', 'select $1::int as caller', `select ${at} as own`, 'commit'])
  }
  expect(collector.text()).not.toContain('nobody')
  // Of an address that no route has, the method is all there is.
  const pages = spans.filter(({ name }) => name.startsWith('GET'))
  expect(pages.map(({ name }) => name).toSorted()).toEqual(['GET', 'GET /groups/:slug/checkout'])
  expect(collector.text()).not.toContain('gail')
})
