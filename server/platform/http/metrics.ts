import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ReadingServers } from '../database/database.ts'
import type { App } from './app-type.ts'

export type Metrics = {
  /** Text in the Prometheus exposition format. */
  text: () => Promise<string>
  contentType: string
}

type CacheSize = { entries: number; bytes: number }
type Sources = { cachedPages: () => CacheSize; cachedReads: () => CacheSize; indexedBeers: () => number } & {
  reading?: Pick<ReadingServers, 'isStandbyServing' | 'behindSeconds'> | undefined
}
/** A figure from the database, or one for each value of a label. */
export type StoredGauge = { name: string; help: string } & (
  | { read: () => Promise<number> }
  | { label: string; readEach: () => Promise<ReadonlyMap<string, number>> }
)

/** Measures every request by route and status, and the process's memory. */
export function measureRequests(app: App, sources: Sources, stored: readonly StoredGauge[] = []): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  // What watches the collector of garbage never ends, and holds its registry.
  app.addHook('onClose', async () => registry.clear())
  const durations = new Histogram({
    name: 'dray_request_seconds',
    help: 'Time to answer a request, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  gauge('dray_kept_pages', 'Finished pages in memory', () => sources.cachedPages().entries)
  gauge('dray_kept_page_bytes', 'Memory of finished pages', () => sources.cachedPages().bytes)
  gauge('dray_kept_reads', 'Finished JSON answers in memory', () => sources.cachedReads().entries)
  gauge('dray_kept_read_bytes', 'Memory of finished JSON answers', () => sources.cachedReads().bytes)
  gauge('dray_beers', 'Beers that listings know', sources.indexedBeers)

  const { reading } = sources
  if (reading !== undefined) {
    gauge('dray_standby_serves', '1 while reads go to the standby, 0 while to the primary', () =>
      Number(reading.isStandbyServing()),
    )
    gauge(
      'dray_standby_behind_seconds',
      "How old the standby's data were at the last look",
      () => reading.behindSeconds() ?? Number.NaN,
    )
  }

  for (const source of stored) {
    const { name, help } = source
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: 'label' in source ? [source.label] : [],
        registers: [],
        async collect() {
          // Without the database the other figures are told all the same.
          if ('read' in source) return this.set(await source.read().catch(() => Number.NaN))
          this.reset()
          const figures = await source.readEach().catch(() => new Map<string, number>())
          for (const [value, figure] of figures) this.set({ [source.label]: value }, figure)
        },
      }),
    )
  }

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  function gauge(name: string, help: string, read: () => number): void {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read())
        },
      }),
    )
  }
  return { text: () => registry.metrics(), contentType: registry.contentType }
}
