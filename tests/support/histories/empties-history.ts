import fc from 'fast-check'
import { systemActor } from '../../../server/platform/audit/actor.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { agreeBySilence, answerCount, decideCount } from '../../../server/trading/empties/answer-count.ts'
import { insertMovement } from '../../../server/trading/empties/container-level-queries.ts'
import { countBack } from '../../../server/trading/empties/count-back.ts'
import { recordDeparture } from '../../../server/trading/empties/record-departure.ts'

const kind = fc.constantFrom('firkin' as const, 'keg30' as const)
const moves = fc.record({
  verb: fc.constantFrom('deliver', 'deliver', 'back', 'ask', 'ask', 'write off', 'lose', 'find'),
  place: fc.nat(1),
  brewery: fc.nat(1),
  kind,
  count: fc.integer({ min: 1, max: 5 }),
})
const answers = fc.record({
  verb: fc.constantFrom('agree', 'refuse', 'book', 'drop', 'silence'),
  /** Which of the counts there are. */
  which: fc.nat(20),
})
type EmptiesStep = typeof moves | typeof answers extends fc.Arbitrary<infer S> ? S : never

/** Steps of one moment happen at once, and days go by between moments. */
export const emptiesHistories = fc.array(
  fc.record({
    days: fc.nat(20),
    steps: fc.array(fc.oneof(moves, answers), { minLength: 1, maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 25 },
)

export type EmptiesWorld = { placeIds: string[]; breweryIds: string[]; countIds: string[] }

/** Takes one step of a history; throws as its verb does. */
export async function applyEmptiesStep(
  transaction: Database,
  { placeIds, breweryIds, countIds }: EmptiesWorld,
  step: EmptiesStep,
  now: Date,
): Promise<void> {
  const actor = systemActor
  const at = now.toISOString()
  if ('which' in step) {
    const id = countIds[step.which % Math.max(1, countIds.length)]
    if (id === undefined) return
    const answering = { id, actor, publicUrl: '', now }
    const note = 'I counted one less.'
    if (step.verb === 'silence') await agreeBySilence(transaction, answering)
    else if (step.verb === 'book' || step.verb === 'drop')
      await decideCount(transaction, { ...answering, outcome: step.verb, note })
    else {
      const of = { breweryId: breweryIds[step.which % 2]! }
      await answerCount(transaction, { ...answering, of, agrees: step.verb === 'agree', note })
    }
    return
  }
  const { verb, count } = step
  const cell = { placeId: placeIds[step.place]!, breweryId: breweryIds[step.brewery]!, kind: step.kind }
  if (verb === 'deliver' || verb === 'find')
    await insertMovement(transaction, {
      ...cell,
      what: verb === 'find' ? 'found' : 'out',
      count,
      actor,
      at,
    })
  else if (verb === 'back' || verb === 'ask')
    await countBack(transaction, {
      cell,
      count,
      side: 'pub',
      countedBy: 'Ann Bell',
      countersignedBy: verb === 'back' ? 'Jo Barr' : null,
      actor,
      publicUrl: '',
      now,
    })
  else
    await recordDeparture(transaction, {
      cell,
      what: verb === 'lose' ? 'lost' : 'written_off',
      count,
      actor,
      at,
      publicUrl: '',
      now,
    })
}
