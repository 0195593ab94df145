import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { tooManyRequests } from '../../platform/errors/common-errors.ts'
import type { App } from '../../platform/http/app-type.ts'
import { countUse } from '../../platform/rate-limits/rate-limits.ts'

/** Requests of one token (PLAT-04). */
const perToken = { what: 'call by token', max: 600, seconds: 60 }
/** Never changes; the form is that of draft-ietf-httpapi-ratelimit-headers-11. */
const policy = `"token";q=${perToken.max};w=${perToken.seconds}`

/** What is left to the token of each counted call. */
const left = new WeakMap<FastifyRequest, string>()

/** Counts a token's call and notes what is left for its answer. Throws RequestError 429 beyond the limit. */
export async function countTokenCall(
  database: Database,
  { request, tokenId, now }: { request: FastifyRequest; tokenId: string; now: Date },
): Promise<void> {
  const { remaining, seconds } = await countUse(database, { limit: perToken, who: tokenId }, now)
  left.set(request, `"token";r=${Math.max(0, remaining)};t=${seconds}`)
  if (remaining < 0) throw tooManyRequests(seconds)
}

/** Every answer to a counted call says the limit and what is left of it, refusals too. */
export function sendTokenLimit(app: App): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const rest = left.get(request)
    if (rest !== undefined) reply.header('ratelimit-policy', policy).header('ratelimit', rest)
    done(null, payload)
  })
}
