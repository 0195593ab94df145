import { apiReference } from './integrations/api-documents/api-reference.ts'
import { features, jobs, pageTable } from './features.ts'
import type { App } from './platform/http/app-type.ts'
import { compressCalls } from './platform/http/compress-calls.ts'
import { boundConnections, connectionBounds } from './platform/http/connection-bounds.ts'
import { answerErrors } from './platform/http/error-replies.ts'
import { warnOfUntrustedProxies } from './platform/http/forwarded-headers.ts'
import { healthRoutes } from './platform/http/health-routes.ts'
import { delayWrites } from './platform/http/delay-writes.ts'
import { logRequests } from './platform/http/log-requests.ts'
import { refuseMalformed } from './platform/http/malformed-requests.ts'
import { refuseUnknownFormat } from './platform/http/refuse-unknown-format.ts'
import { type Metrics, measureRequests } from './platform/http/metrics.ts'
import { newServer } from './platform/http/new-server.ts'
import { refuseOtherNames } from './platform/http/own-names.ts'
import { listRoutes, type RouteEntry } from './platform/http/route-list.ts'
import { refuseForeignForms } from './platform/http/same-site.ts'
import { sendSecurityHeaders } from './platform/http/security-headers.ts'
import { type AppDeps, type Dependencies, openDeps } from './open-deps.ts'
import { storedGauges } from './backoffice/admin/stored-gauges.ts'
import { createErrorPages } from './content/pages/error-pages.ts'
import { pageRoutes } from './content/pages/page-routes.ts'
import { traceRequests } from './platform/tracing/trace-requests.ts'
import { runJobs } from './platform/job-runner/run-jobs.ts'

/** The whole server, with every feature plugged in. Tests and benchmarks start here. */
export async function buildApp(
  dependencies: Dependencies,
): Promise<{ app: App; metrics: Metrics; routes: readonly RouteEntry[]; deps: AppDeps }> {
  const { publicUrl, logger, metricsToken = null, connectionBounds: bounds = connectionBounds } = dependencies
  const { trustedProxies = ['loopback'], isStopping = () => false, role = 'both', tracing } = dependencies
  const app = newServer({ logger, bounds, trustedProxies })
  const routes = listRoutes(app)
  const deps = await openDeps(dependencies, features)
  const { database, searchIndex, changes, cache, reads } = deps

  if (tracing) traceRequests(app, tracing)
  boundConnections(app, bounds)
  warnOfUntrustedProxies(app)
  refuseMalformed(app)
  refuseUnknownFormat(app)
  refuseOtherNames(app, { publicUrl })
  sendSecurityHeaders(app, { publicUrl })
  refuseForeignForms(app, { publicUrl })
  compressCalls(app)
  if (dependencies.writesAfter) delayWrites(app, dependencies.writesAfter)
  for (const { hooks } of features) hooks?.(app, deps)
  const metrics = measureRequests(
    app,
    {
      cachedPages: cache.size,
      cachedReads: reads.size,
      indexedBeers: () => searchIndex.size(),
      reading: dependencies.connection.reading,
    },
    storedGauges(database, deps.clock),
  )
  logRequests(app)
  answerErrors(app, createErrorPages(deps))
  const isReady = () => searchIndex.isReady() && changes.isFresh()
  await app.register(healthRoutes, { database, isReady, isStopping, metrics, metricsToken })
  if (role !== 'worker') {
    await apiReference(app, { publicUrl, isShown: deps.showsApiReference })
    for (const { register } of features) await register?.(app, deps)
    await app.register(pageRoutes, { deps, table: pageTable })
  }

  app.addHook('onClose', () => {
    searchIndex.close()
    deps.edgePurger?.close()
  })
  if (role !== 'web') {
    const job = {
      traced: tracing?.job,
      after: dependencies.jobsAfter,
      // A worker has no requests, and works for processes that do.
      isQuiet: role === 'both' ? changes.isQuiet : undefined,
      onRun: changes.readNow,
    }
    app.addHook('onClose', runJobs(jobs, { deps, database, logger, isStopping, ...job }))
  }
  return { app, metrics, routes, deps }
}
