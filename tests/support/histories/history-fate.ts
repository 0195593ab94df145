import { randomUUID } from 'node:crypto'
import type { Database } from '../../../server/platform/database/database.ts'
import { withIdempotency } from '../../../server/platform/idempotency/with-idempotency.ts'
import type { Fate } from './history-steps.ts'
import type { HistoryWorld } from './history-world.ts'
import { Killed } from './killable-database.ts'

/** Does keyed work as its fate wants; the same key again has the same answer, and no second effect. */
export async function keyed<Answer>(
  world: HistoryWorld,
  fate: Fate,
  name: string,
  work: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  const key = randomUUID()
  const call = { who: 'a history', call: name, key, request: name, now: world.now() }
  const does = () => withIdempotency(world.deps.database, call, work)
  const answer = await withFate(world, fate, does)
  if (fate.kind === 'answered' || !world.isAlone()) return answer
  const before = await world.fingerprint()
  const again = await does()
  const after = await world.fingerprint()
  if (JSON.stringify([again, after]) !== JSON.stringify([answer, before]))
    throw new Error(
      `${name} again had another answer or effect: ${JSON.stringify({ answer, again, before, after })}`,
    )
  return answer
}

/** Makes a call as its fate wants it. A killed one is made again, as its caller would. */
export async function withFate<Answer>(
  world: HistoryWorld,
  fate: Fate,
  call: () => Promise<Answer>,
): Promise<Answer> {
  switch (fate.kind) {
    case 'answered':
      return call()
    case 'again':
      await call()
      return call()
    case 'twice': {
      const [one, other] = await Promise.allSettled([call(), call()])
      if (one.status === 'fulfilled') return one.value
      if (other.status === 'fulfilled') return other.value
      throw one.reason
    }
    case 'killed':
      world.killAfter(fate.after)
      try {
        return await call()
      } catch (error) {
        if (!(error instanceof Killed)) throw error
        world.live()
        return await call()
      } finally {
        world.live()
      }
  }
}
