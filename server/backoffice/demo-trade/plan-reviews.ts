import { findBeerIds } from '../../catalogue/beers/find-beers.ts'
import { findBuyers } from '../../trading/orders/read-orders.ts'
import { decideReview } from '../../engagement/reviews/decide-review.ts'
import { reportReview } from '../../engagement/reviews/report-review.ts'
import { submitReview } from '../../engagement/reviews/submit-review.ts'
import { momentOf, type Planned } from './planned-trade.ts'
import { workingDay } from './trade-days.ts'
import { clientOf, numberOf, operations, type TradeStep, type TradeWorld } from './trade-world.ts'

/** Reviews that wait for a look: one that names a site, one that a pub reported, and one that was hidden. */
export function planReviews({ days }: Planned): TradeStep[] {
  const on = (ago: number, time: string) => momentOf(workingDay(days.last, -ago), time)
  return [
    { at: on(11, '20:10'), act: (world) => write(world, 'unkind', unkind) },
    { at: on(10, '09:15'), act: (world) => report(world, 'unkind', 'It is about the driver, not the beer.') },
    { at: on(10, '11:40'), act: (world) => hide(world, 'unkind', 'It is about a person.') },
    { at: on(6, '21:05'), act: (world) => write(world, 'sour', sour) },
    { at: on(5, '10:30'), act: (world) => report(world, 'sour', 'They have never bought this beer.') },
    { at: on(1, '19:45'), act: (world) => write(world, 'site', site) },
  ]
}

type Review = { pub: string; beer: string; rating: number; title: string; body: string }
const unkind: Review = {
  pub: 'kelpie',
  beer: 'learmonth-basin/swan-neck',
  rating: 1,
  title: 'Never again from that van',
  body: 'The beer was fine. The lad who brought it should look for other work, and everybody on the street knows his name.',
}
const sour: Review = {
  pub: 'canal-basin',
  beer: 'damask/abbot-house',
  rating: 2,
  title: 'Thin this time',
  body: 'The firkin we had in October was thin and a little sharp by the second day. The one before it was lovely.',
}
const site: Review = {
  pub: 'harbour-light',
  beer: 'quilts-wynd/shore-pilsner',
  rating: 5,
  title: 'Our summer lager',
  body: 'Crisp, bready and gone by Sunday. See what we pour it with at www.harbourlight.co.uk if you are in Kirkcaldy.',
}

async function write(world: TradeWorld, key: string, { pub, beer, ...review }: Review): Promise<void> {
  const { database, now, numbers } = world
  const { id: clientId } = await clientOf(world, pub)
  const subjectId = (await findBeerIds(database, [beer])).get(beer)!
  const { id } = await submitReview(database, { clientId, comment: { subjectId, ...review }, now })
  numbers[key] = id
}

async function report(world: TradeWorld, key: string, reason: string): Promise<void> {
  const { database, now } = world
  const { id: clientId } = await clientOf(world, 'lamplighter')
  const reviewId = numberOf(world, key)
  await reportReview(database, { reviewId, clientId, reason, buyersAmong: findBuyers, now })
}

async function hide(world: TradeWorld, key: string, reason: string): Promise<void> {
  const { database, now } = world
  const by = { actor: operations, now }
  await decideReview(database, { reviewId: numberOf(world, key), verb: 'hide', note: '', reason, ...by })
}
