import { hasSqlState, lockNotAvailable } from '../../../server/platform/database/database-away.ts'
import { RequestError } from '../../../server/platform/errors/request-error.ts'
import { recordStock } from '../../../server/trading/stock/record-stock.ts'
import { levelOf } from '../shops/stock-levels.ts'
import { withFate } from './history-fate.ts'
import type { HistoryStep } from './history-steps.ts'
import type { HistoryWorld } from './history-world.ts'
import { Killed } from './killable-database.ts'
import { moveHistoryOrder } from './move-history-order.ts'
import { placeHistoryOrder } from './place-history-order.ts'
import { changeHistoryPeople, leaveHistory } from './leave-history.ts'
import { sweepAll } from './sweep-history.ts'

/** What became of a step: the code of its refusal, or none. */
export type StepOutcome = { step: HistoryStep; isTaken: boolean; refusal: string | null }

/** Takes one step of a history as its callers would, and again where an answer is lost. Throws what is not a refusal. */
export async function applyHistoryStep(world: HistoryWorld, step: HistoryStep): Promise<StepOutcome> {
  const refusal = await whatCameOf(world, step).catch((error: unknown) => {
    if (error instanceof RequestError) return error.code
    // A step beside it had its server killed.
    if (error instanceof Killed && !world.isAlone()) return 'killed'
    // On a busy machine it waited too long for the step beside it: its caller is asked to try again.
    if (error instanceof Error && hasSqlState(error, lockNotAvailable) && !world.isAlone()) return 'busy'
    throw error
  })
  return { step, isTaken: refusal === null, refusal }
}

/** Null where the step was taken, 'nothing' where there is nothing it could be taken with. */
async function whatCameOf(world: HistoryWorld, step: HistoryStep): Promise<string | null> {
  const { deps, now, goTo } = world
  switch (step.kind) {
    case 'order':
      return placeHistoryOrder(world, step)
    case 'import':
      return loadFile(world, step)
    case 'stock': {
      const items = [{ itemId: world.itemIds[step.item]!, units: step.units }]
      const recorded = { kind: step.verb, items, countedAt: null }
      const cause = { at: now(), actor: null, reason: 'At random.' }
      await deps.database.transaction((transaction) => recordStock(transaction, recorded, cause))
      return null
    }
    case 'close':
      await toggle(world, step)
      return null
    case 'leave':
      return leaveHistory(world, step)
    case 'people':
      return changeHistoryPeople(world, step)
    case 'sweep':
      goTo(new Date(now().getTime() + step.hours * 3_600_000))
      await withFate(world, step.fate, () => sweepAll(world))
      return null
    default:
      return moveHistoryOrder(world, step)
  }
}

/** Another file, or the last one again, which must change no level (INV-02). */
async function loadFile(world: HistoryWorld, { figures, fate }: Extract<HistoryStep, { kind: 'import' }>) {
  const { deps, itemIds } = world
  const levels = async () =>
    JSON.stringify(await Promise.all(itemIds.map((id) => levelOf(deps.database, id))))
  const before = await levels()
  await withFate(world, fate, () => world.load(figures ?? world.figures()))
  if (figures !== null) world.setFigures(figures)
  else if (world.isAlone() && (await levels()) !== before)
    throw new Error(`The same file again made ${before} to ${await levels()}.`)
  return null
}

async function toggle(world: HistoryWorld, { what, which }: Extract<HistoryStep, { kind: 'close' }>) {
  const { operate, sellers, buyers } = world
  const words =
    what === 'brewery' ? ['breweries', sellers[which]!.slug] : ['buyers', `${buyers[which]}@pub.example`]
  const [subject, name] = words as [string, string]
  const [shut, open] = what === 'brewery' ? ['suspend', 'reinstate'] : ['hold', 'release']
  const isOpen = world.mayTrade(name)
  await operate(subject, isOpen ? shut! : open!, name, ...(isOpen ? ['At random.'] : []))
  world.toggle(name)
}
