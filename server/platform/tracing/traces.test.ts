import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { attributeOf, startTraceCollector } from '../../../tests/support/servers/trace-collector.ts'
import { startServerProcess } from '../../../tests/support/servers/server-process.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { createLogger } from '../http/create-logger.ts'
import { jobs as jobTable } from '../job-runner/job-tables.ts'
import { createJobRunner } from '../job-runner/run-jobs.ts'
import { openTracing } from './open-tracing.ts'

const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const settings = {
  serviceName: 'dray',
  sampling: { sampler: 'always_on' as const, ratio: 1 },
  role: 'both',
}

/** A logger, and what it wrote. */
function openLog() {
  let text = ''
  return { logger: createLogger('info', { write: (line: string) => void (text += line) }), text: () => text }
}

test('a request is a span with its route, its id and its statements, below the caller that it names (INST-12)', async () => {
  const collector = await startTraceCollector()
  const shop = await startServerProcess({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    DEMO_SHOP: 'false',
    VAR_FOLDER: temporaryFolder(),
  })
  const reply = await fetch(`${shop.address}/public/auth/login?email=gail@inn.example`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      traceparent: `00-${caller.traceId}-${caller.spanId}-01`,
    },
    body: JSON.stringify({ email: 'gail@inn.example', password: 'a secret of the inn' }),
  })
  const { requestId } = (await reply.json()) as { requestId: string }
  await shop.stop()

  const request = collector.spans().find((span) => attributeOf(span, 'dray.request_id') === requestId)
  expect(request).toMatchObject({
    name: 'POST /public/auth/login',
    traceId: caller.traceId,
    parentSpanId: caller.spanId,
  })
  expect(attributeOf(request!, 'http.response.status_code')).toBe(String(reply.status))
  const statements = collector.spans().filter(({ parentSpanId }) => parentSpanId === request!.spanId)
  expect(statements.some((span) => attributeOf(span, 'db.query.text')?.includes('$1'))).toBe(true)
  // Two processes of one shop can be told apart.
  expect(collector.text()).toMatch(/"key":"service\.instance\.id","value":\{"stringValue":"[0-9a-f-]{36}"/)
  // What a person typed is in no span.
  expect(collector.text()).not.toMatch(/gail|inn\.example|a secret/)
})

/** The ids that a process of these traces gives itself. */
async function idsOf() {
  const collector = await startTraceCollector()
  const tracing = openTracing({ ...settings, endpoint: collector.endpoint, logger: openLog().logger })
  await tracing.job('nothing', async () => {})
  await tracing.stop()
  return collector.text().match(/(?<="service\.instance\.id","value":\{"stringValue":")[^"]+/g) ?? []
}

test('each process has an id of its own, unless OTEL_RESOURCE_ATTRIBUTES names it (INST-12)', async () => {
  const [one, other] = [await idsOf(), await idsOf()]
  expect([one.length, other.length, one[0] === other[0]]).toEqual([1, 1, false])
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'service.instance.id=web-2')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await idsOf()).toEqual(['web-2'])
})

const failing = () => Promise.reject(new TypeError('no gail@inn.example'))

test('a job is a span; a failed one has the kind of its error and not its words (INST-12, INST-13)', async () => {
  const collector = await startTraceCollector()
  const { logger } = openLog()
  const tracing = openTracing({ ...settings, endpoint: collector.endpoint, logger })
  const { database } = await useTestDatabase()
  const runner = createJobRunner(
    [
      { name: 'sweep cellars', everySeconds: 60, run: async () => {} },
      { name: 'ring gail', everySeconds: 60, run: failing },
    ],
    { deps: {}, database, logger: createLogger('silent'), traced: tracing.job },
  )
  await runner.turn()
  await database.update(jobTable).set({ dueAt: sql`now()` })
  await runner.turn()
  await runner.settle()
  await tracing.stop()
  const jobs = collector.spans()
  expect(jobs.find(({ name }) => name === 'job sweep cellars')).toMatchObject({ status: { code: 0 } })
  const failed = jobs.find(({ name }) => name === 'job ring gail')
  expect([failed?.status.code, attributeOf(failed!, 'error.type')]).toEqual([2, 'TypeError'])
  expect(collector.text()).not.toContain('inn.example')
})

test('spans that a silent collector does not take are dropped beyond a bound (INST-14)', async () => {
  const collector = await startTraceCollector()
  const tracing = openTracing({ ...settings, endpoint: collector.endpoint, logger: openLog().logger })
  collector.hold()
  for (let round = 0; round < 10_000; round += 1)
    tracing
      .beginRequest({ method: 'GET', route: '/', requestId: `${round}`, traceparent: undefined })
      .end(200)
  collector.release()
  await tracing.stop()
  expect(collector.spans().length).toBeGreaterThan(0)
  expect(collector.spans().length).toBeLessThanOrEqual(2048 + 512)
})

test('the log says once that the collector is away, and the process ends all the same (INST-14)', async () => {
  const { logger, text } = openLog()
  const tracing = openTracing({ ...settings, endpoint: 'http://127.0.0.1:9', logger })
  for (let round = 0; round < 2000; round += 1) await tracing.job('nothing', async () => {})
  await tracing.stop()
  expect(text().split('traces are not taken').length - 1).toBeLessThanOrEqual(1)
})

test('a caller who wants no trace gets none, and a broken traceparent begins a new one (INST-12)', async () => {
  const collector = await startTraceCollector()
  const tracing = openTracing({
    ...settings,
    sampling: { sampler: 'parentbased_always_on', ratio: 1 },
    endpoint: collector.endpoint,
    logger: openLog().logger,
  })
  for (const traceparent of [`00-${caller.traceId}-${caller.spanId}-00`, 'x'.repeat(10_000)])
    tracing.beginRequest({ method: 'GET', route: '/', requestId: 'one', traceparent }).end(503)
  await tracing.stop()
  expect(collector.spans().map(({ traceId, status }) => [traceId === caller.traceId, status.code])).toEqual([
    [false, 2],
  ])
})

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dray-traces-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
