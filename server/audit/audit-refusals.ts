import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { RequestError } from '../errors/request-error.ts'
import type { App } from '../http/app-type.ts'
import { countAgainstLimits, type Limit } from '../rate-limits/rate-limits.ts'
import { type ActContext, withinAct } from './act-context.ts'
import { networkOf } from './network-of.ts'
import { writeAuditOnce } from './write-audit-once.ts'

type Deps = { database: Database; clock: () => Date }

/** What a person was kept from; faults of ours, and what does not exist for the caller, are no acts. */
const refusals: ReadonlySet<number> = new Set([403, 409, 422])
/** The same refusal again within so long leaves no further row. */
const sameWithinMs = 60_000
/** Rows of refusals that one person can leave. */
const perPerson: Limit = { what: 'rows of refusals', max: 60, seconds: 3600 }
const mostIdSigns = 300

/**
 * Every call runs with what its rows of the trail say beside the act; an act that is refused to a person leaves a row with
 * the code, once a minute and at most sixty an hour (ROLE-15).
 */
export function auditRefusals(app: App, { database, clock }: Deps): void {
  const acts = new WeakMap<FastifyRequest, ActContext>()

  app.addHook('preHandler', (request, _reply, done) => {
    const { digest } = (request.query ?? {}) as { digest?: unknown }
    const act: ActContext = {
      requestId: request.id,
      network: networkOf(request.ip),
      digest: typeof digest === 'string' ? digest.slice(0, 100) : null,
      actor: null,
    }
    acts.set(request, act)
    withinAct(act, done)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const act = acts.get(request)
    if (!act?.actor?.clientId || !refusals.has(reply.statusCode) || !isAct(request)) return
    const code = codeOf(payload)
    if (code === null) return
    try {
      await writeRefusal({ database, clock }, request, { act, code })
    } catch (error) {
      // The answer goes out all the same; beyond the limit nothing is written.
      if (!(error instanceof RequestError)) request.log.error({ err: error }, 'a refusal left no row')
    }
  })
}

type Refused = { act: ActContext; code: string }

async function writeRefusal({ database, clock }: Deps, request: FastifyRequest, { act, code }: Refused) {
  const actor = act.actor!
  const { clientId } = actor
  if (clientId === null) return
  const at = clock()
  await countAgainstLimits(database, [{ limit: perPerson, who: clientId }], at)
  const writing = {
    at,
    actor: { ...actor, clientId },
    verb: `${request.method} ${request.routeOptions.url ?? ''}`,
    subject: { kind: 'call', id: request.url.split('?')[0]!.slice(0, mostIdSigns) },
    refusal: code,
  }
  await withinAct(act, () => writeAuditOnce(database, writing, sameWithinMs))
}

/** Calls that would change something; a preview changes nothing. */
function isAct({ method, url, query }: FastifyRequest): boolean {
  const { dryRun, preview } = (query ?? {}) as { dryRun?: unknown; preview?: unknown }
  const isReading = method === 'GET' || method === 'HEAD' || dryRun === 'true' || preview === '1'
  return url.startsWith('/api/') && !isReading
}

function codeOf(payload: unknown): string | null {
  if (typeof payload !== 'string') return null
  const [, code] = /"code":"([a-z_]{1,60})"/.exec(payload) ?? []
  return code ?? null
}
