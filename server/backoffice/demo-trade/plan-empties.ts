import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import { answerCount } from '../../trading/empties/answer-count.ts'
import { readContainers, readCounts } from '../../trading/empties/read-containers.ts'
import { countBackBy } from '../../trading/empties/selling-acts.ts'
import { momentOf, type Planned } from './planned-trade.ts'
import { workingDay } from './trade-days.ts'
import { cellar, clientOf, type TradeStep, type TradeWorld } from './trade-world.ts'

const slug = 'learmonth-basin'

/** Empties come back: signed for by the pub, counted by the brewery alone, and one count that the pub disputes. */
export function planEmpties({ days }: Planned): TradeStep[] {
  const on = (ago: number, time: string) => momentOf(workingDay(days.last, -ago), time)
  return [
    {
      at: on(6, '13:20'),
      act: (world) => countBack(world, { pub: 'lamplighter', signedByPub: 'Gordon Laird' }),
    },
    { at: on(5, '12:35'), act: (world) => countBack(world, { pub: 'bannock-house', count: 2 }) },
    { at: on(4, '18:10'), act: (world) => dispute(world, 'bannock-house') },
    { at: on(1, '11:50'), act: (world) => countBack(world, { pub: 'shot-tower' }) },
  ]
}

type Count = { pub: string; count?: number; signedByPub?: string }

/** Of what the pub has most of. */
async function countBack(world: TradeWorld, { pub, count = 1, signedByPub }: Count): Promise<void> {
  const { database, stepDeps, now } = world
  const { id: breweryId } = await nameBrewery(database, slug)
  const { id: clientId } = await clientOf(world, pub)
  const rows = await readContainers(database, { breweryId, clientId }, now)
  const [row] = rows.filter(({ atPub, waiting }) => atPub - waiting >= count).toSorted(byCount)
  if (row === undefined) return
  const { publicUrl } = stepDeps
  await countBackBy(
    database,
    { actor: cellar, breweryId, publicUrl, now },
    { place: row.place, kind: row.kind, count, countedBy: cellar.name, ...(signedByPub && { signedByPub }) },
  )
}

const byCount = (one: { atPub: number }, other: { atPub: number }) => other.atPub - one.atPub

async function dispute(world: TradeWorld, pub: string): Promise<void> {
  const { database, stepDeps, now } = world
  const { id: clientId, name } = await clientOf(world, pub)
  const asked = (await readCounts(database, { clientId }, now)).find(({ state }) => state === 'asked')
  if (asked === undefined) return
  const actor = { clientId, name, role: 'buyer', by: 'page' } as const
  const note = 'We gave the driver one, not two. The other is in our yard.'
  const { publicUrl } = stepDeps
  await answerCount(database, { id: asked.id, of: { clientId }, agrees: false, note, actor, publicUrl, now })
}
