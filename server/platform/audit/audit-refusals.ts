import type { FastifyReply, FastifyRequest } from 'fastify'
import { cutText } from '../../../shared/format/cut-text.ts'
import type { Database } from '../database/database.ts'
import { RequestError } from '../errors/request-error.ts'
import type { App } from '../http/app-type.ts'
import { type ReplayedCall, withinReplayable } from '../idempotency/replayed-call.ts'
import { callerOf, countAgainstLimits, type Limit } from '../rate-limits/rate-limits.ts'
import { type ActionContext, withinAction } from './act-context.ts'
import { writeAudit } from './write-audit.ts'
import { writeAuditOnce } from './write-audit-once.ts'

type Deps = { database: Database; clock: () => Date }

/** What a person was kept from; faults of ours, and what does not exist for the caller, are no actions. */
const refusals: ReadonlySet<number> = new Set([403, 409, 422])
/** The same refusal again within so long leaves no further row. */
const sameWithinMs = 60_000
/** Rows of refusals that one person can leave. */
const perPerson: Limit = { what: 'rows of refusals', max: 60, seconds: 3600 }
const mostIdSigns = 300

/**
 * Every call runs with what its rows of the trail say beside the action. An action that is refused to a person leaves a row with
 * the code, once a minute and at most sixty an hour; one that is done leaves the call itself where its use case has written
 * nothing (ROLE-15).
 */
export function auditRefusals(app: App, { database, clock }: Deps): void {
  const actions = new WeakMap<FastifyRequest, Action>()

  app.addHook('preHandler', (request, _reply, done) => {
    const { digest } = (request.query ?? {}) as { digest?: unknown }
    const action: Action = {
      requestId: request.id,
      // Few calls leave a row.
      get network() {
        return networkOf(request.ip)
      },
      digest: typeof digest === 'string' ? cutText(digest, 100) : null,
      actor: null,
      actingFor: null,
      hasRow: false,
      isReplayed: false,
    }
    actions.set(request, action)
    withinReplayable(action, () => withinAction(action, done))
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    const act = actions.get(request)
    // Pages and lists wait for no further turn.
    if (!act?.actor?.clientId || !isAction(request)) return done()
    void leaveRow(request, reply, { act, payload }).then(() => done(), done)
  })

  async function leaveRow(
    request: FastifyRequest,
    reply: FastifyReply,
    { act, payload }: { act: Action; payload: unknown },
  ): Promise<void> {
    const code = refusals.has(reply.statusCode) ? codeOf(payload) : null
    const isUntold = reply.statusCode < 300 && !act.hasRow && !act.isReplayed && leavesRow(request)
    if (code === null && !isUntold) return
    try {
      if (code === null) await writeDone({ database, clock }, request, act)
      else await writeRefusal({ database, clock }, request, { act, code })
    } catch (error) {
      // The answer goes out all the same; beyond the limit nothing is written.
      if (!(error instanceof RequestError)) request.log.error({ err: error }, 'an action left no row')
    }
  }
}

type Action = ActionContext & ReplayedCall
type Refused = { act: ActionContext; code: string }

async function writeRefusal({ database, clock }: Deps, request: FastifyRequest, { act, code }: Refused) {
  const actor = act.actor!
  const { clientId } = actor
  if (clientId === null) return
  const at = clock()
  await countAgainstLimits(database, [{ limit: perPerson, who: clientId }], at)
  const writing = { at, actor: { ...actor, clientId }, ...callOf(request), refusal: code }
  await withinAction(act, () => writeAuditOnce(database, writing, sameWithinMs))
}

/** What was done by a call whose use case writes no row of its own: which call it was. */
async function writeDone({ database, clock }: Deps, request: FastifyRequest, act: Action) {
  await withinAction(act, () => writeAudit(database, { at: clock(), actor: act.actor!, ...callOf(request) }))
}

const callOf = (request: FastifyRequest) => ({
  verb: `${request.method} /${(request.routeOptions.url ?? '').slice(1)}` as const,
  subject: { kind: 'call', id: cutText(request.url.split('?')[0]!, mostIdSigns) },
})

/** What consoles and buyers do; ticks, and what is read by way of a body, are no actions. */
function leavesRow({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return /^\/api\/(sell|admin|orders|standing-orders|empties)(\/|$)/.test(url) && !noActions.has(url)
}

const noActions: ReadonlySet<string> = new Set([
  '/api/sell/:brewery/picking/:part/ticks',
  '/api/sell/:brewery/imports/reading',
  '/api/sell/:brewery/beer-pictures',
  '/api/sell/:brewery/pubs/:pub/phone-orders/text',
  '/api/sell/:brewery/pubs/:pub/phone-orders/quote',
  '/api/admin/buyers/:id/phone-orders/text',
  '/api/admin/buyers/:id/phone-orders/quote',
  '/api/admin/shop/:entry/page',
  '/api/orders/:number/payment/secret',
  '/api/orders/:number/claims/pictures',
])

/** Calls that would change something; a preview changes nothing. */
function isAction({ method, url, query }: FastifyRequest): boolean {
  const { dryRun, preview } = (query ?? {}) as { dryRun?: unknown; preview?: unknown }
  const isReading = method === 'GET' || method === 'HEAD' || dryRun === 'true' || preview === '1'
  return url.startsWith('/api/') && !isReading
}

function codeOf(payload: unknown): string | null {
  if (typeof payload !== 'string') return null
  const [, code] = /"code":"([a-z_]{1,60})"/.exec(payload) ?? []
  return code ?? null
}

/** The network of an address, too wide to name a household: '203.0.113.0/24', or the /56 of IPv6. */
export function networkOf(ip: string): string {
  const caller = callerOf(ip)
  return /^\d+\.\d+\.\d+\.\d+$/.test(caller) ? caller.replace(/\.\d+$/, '.0/24') : caller
}
