import Fastify, { LogController } from 'fastify'
import { oldChangesJob } from './database/old-changes-job.ts'
import { addressPartLength } from '../shared/limits/limits.ts'
import type { ApiDocument } from './api-documents/api-document.ts'
import { apiDocumentNames, writeApiDocuments } from './api-documents/write-api-documents.ts'
import { features, jobs as featureJobs, pageTable } from './features.ts'
import { apiReference } from './api-documents/api-reference.ts'
import type { App } from './http/app-type.ts'
import { compressCalls } from './http/compress-calls.ts'
import { boundConnections, boundedServer, connectionBounds } from './http/connection-bounds.ts'
import { answerErrors } from './http/error-replies.ts'
import { warnOfUntrustedProxies } from './http/forwarded-headers.ts'
import { healthRoutes } from './http/health-routes.ts'
import { logRequests } from './http/log-requests.ts'
import { refuseMalformed, routedAddress } from './http/malformed-requests.ts'
import { type Metrics, measureRequests } from './http/metrics.ts'
import { newRequestId } from './http/request-ids.ts'
import { listRoutes, type RouteEntry } from './http/route-list.ts'
import { compileEachOnce } from './http/response-serializers.ts'
import { refuseForeignForms } from './http/same-site.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { type AppDeps, type Dependencies, openDeps } from './open-deps.ts'
import { storedGauges } from './admin/stored-gauges.ts'
import { createErrorPages } from './pages/error-pages.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { runJobs } from './run-jobs.ts'
import { recordJobRuns } from './upkeep/job-runs.ts'

/** Bounds of what a stranger may send. */
const largestBodyBytes = 256 * 1024

/** The whole server, with every feature plugged in. Tests and benchmarks start here. */
export async function buildApp(
  dependencies: Dependencies,
): Promise<{ app: App; metrics: Metrics; routes: readonly RouteEntry[]; deps: AppDeps }> {
  const { publicUrl, logger, metricsToken = null, connectionBounds: bounds = connectionBounds } = dependencies
  const { trustedProxies = ['loopback'], isStopping = () => false, role = 'both' } = dependencies
  const app = Fastify({
    loggerInstance: logger,
    genReqId: newRequestId,
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
    bodyLimit: largestBodyBytes,
    ...boundedServer(bounds),
    trustProxy: [...trustedProxies],
    rewriteUrl: routedAddress,
    schemaController: { compilersFactory: { buildSerializer: compileEachOnce } },
    routerOptions: { maxParamLength: addressPartLength, ignoreTrailingSlash: true },
  }) as unknown as App
  const routes = listRoutes(app)
  const deps = await openDeps(dependencies, features)
  const { database, searchIndex, changes, cache, reads } = deps

  boundConnections(app, bounds)
  warnOfUntrustedProxies(app)
  refuseMalformed(app)
  sendSecurityHeaders(app, { publicUrl })
  refuseForeignForms(app, { publicUrl })
  compressCalls(app)
  for (const { hooks } of features) hooks?.(app, deps)
  const metrics = measureRequests(
    app,
    {
      cachedPages: cache.size,
      cachedReads: reads.size,
      indexedBeers: () => searchIndex.size(),
    },
    storedGauges(database, deps.clock),
  )
  logRequests(app)
  answerErrors(app, createErrorPages(deps))
  const isReady = () => searchIndex.isReady() && changes.isFresh()
  await app.register(healthRoutes, { database, isReady, isStopping, metrics, metricsToken })
  if (role !== 'worker') {
    await apiReference(app, {
      publicUrl,
      isShown: deps.showsApiReference,
      write: (all) => writeApiDocuments(all as ApiDocument, publicUrl),
      names: apiDocumentNames,
    })
    for (const { register } of features) await register?.(app, deps)
    await app.register(pageRoutes, { deps, table: pageTable })
  }

  app.addHook('onClose', () => {
    searchIndex.close()
    deps.edgePurger?.close()
  })
  const jobs = [oldChangesJob, ...featureJobs]
  if (role !== 'web')
    app.addHook(
      'onClose',
      runJobs(jobs, {
        deps,
        logger,
        clock: deps.clock,
        record: (runs) => recordJobRuns(database, runs),
        ...(dependencies.jobsAfter && { after: dependencies.jobsAfter }),
      }),
    )
  return { app, metrics, routes, deps }
}
