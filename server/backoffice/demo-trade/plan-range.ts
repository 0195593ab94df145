import { randomUUID } from 'node:crypto'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import type { BeerWords } from '../../../shared/catalogue/beer-words.ts'
import { countBaskets } from '../../trading/basket/stored-baskets.ts'
import { archiveBeer } from '../own-beers/archive-beer.ts'
import { addBatch } from '../own-beers/change-at-once.ts'
import { requestChange, withdrawChange } from '../own-beers/request-change.ts'
import { listCatalogueChanges } from '../own-beers/list-catalogue-changes.ts'
import { approveChange, refuseChange } from '../own-beers/decide-change.ts'
import { addClosure } from '../../catalogue/beers/closures/own-closures.ts'
import { findBeerIds } from '../../catalogue/beers/find-beers.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import { findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import { typedWords } from '../../platform/database/typed-words.ts'
import { findRange } from '../../catalogue/beers/range/own-range.ts'
import { savePriceList } from '../../trading/prices/save-price-list.ts'
import { setPrices } from '../../trading/prices/set-prices.ts'
import { momentOf, type Planned } from './planned-trade.ts'
import { workingDay } from './trade-days.ts'
import { cellar, clientOf, operations, owner, type TradeStep, type TradeWorld } from './trade-world.ts'

const slug = 'learmonth-basin'

/**
 * What a brewery changes in its range: words that were approved, refused or taken back, prices to come, a price list,
 * batches, a beer that is put away, and days on which it is closed.
 */
export function planRange({ days }: Planned): TradeStep[] {
  const on = (ago: number, time: string) => momentOf(workingDay(days.last, -ago), time)
  return [
    { at: on(13, '10:50'), act: (world) => ask(world, 'palace-export', exportWords) },
    { at: on(12, '09:40'), act: (world) => decide(world, 'Palace Export', null) },
    { at: on(9, '11:15'), act: (world) => ask(world, 'coal-barge-porter', { name: 'Coal Barge' }) },
    { at: on(8, '14:05'), act: (world) => decide(world, 'Coal Barge', refusal) },
    { at: on(7, '10:20'), act: (world) => ask(world, 'loch-mist', { targetAbv: 4.4 }) },
    { at: on(7, '15:45'), act: (world) => withdraw(world, 'loch-mist') },
    { at: on(10, '12:30'), act: (world) => ask(world, null, newBeer) },
    { at: on(9, '16:10'), act: (world) => decide(world, newBeer.name!, null) },
    { at: on(15, '12:35'), act: (world) => ask(world, null, goneBeer) },
    { at: on(14, '16:15'), act: (world) => decide(world, goneBeer.name!, null) },
    { at: on(3, '17:10'), act: (world) => putAway(world, goneBeer.name!) },
    { at: on(5, '12:15'), act: (world) => close(world, addDays(days.last, 60)) },
    { at: on(4, '13:05'), act: (world) => raisePrices(world, addDays(days.last, 8)) },
    { at: on(16, '09:30'), act: saveList },
    { at: on(20, '08:40'), act: (world) => rack(world, 'coal-barge-porter', { gyle: 'G247', goodFor: 21 }) },
    { at: on(6, '08:20'), act: (world) => rack(world, 'towpath-bitter', { gyle: 'G262', goodFor: 35 }) },
    { at: on(2, '09:05'), act: (world) => rack(world, 'swan-neck', { gyle: 'G266', goodFor: 42 }) },
  ]
}

const exportWords = {
  tastingNotes: 'Toast and marmalade, a little hedgerow, and a dry end that asks for another.',
}
const refusal = 'Pubs look for a porter by its name: keep the style in it.'
const newBeer: Partial<BeerWords> = {
  name: 'Lock Keeper',
  style: 'best-bitter',
  targetAbv: 4.2,
  ingredients: 'Water, Maris Otter pale malt, Crystal 120 malt, First Gold hops, ale yeast',
  allergens: ['gluten', 'barley'],
  description: 'A best bitter for the winter list, in cask from the second week of December.',
}
const goneBeer: Partial<BeerWords> = {
  name: 'Harvest Home',
  style: 'ordinary-bitter',
  targetAbv: 3.9,
  ingredients: 'Water, Maris Otter pale malt, green Goldings hops, ale yeast',
  allergens: ['gluten', 'barley'],
  description: 'Green hops, a week from the bine. Gone until next September.',
}

/** Pence by container. */
const raised: Readonly<Record<string, number>> = {
  'learmonth-basin/swan-neck/9g-cask': 10650,
  'learmonth-basin/swan-neck/30l-keg': 12150,
}

async function ask(world: TradeWorld, beer: string | null, words: Partial<BeerWords>): Promise<void> {
  const { database, now } = world
  const { id: breweryId, name: breweryName } = await nameBrewery(database, slug)
  const beerId = beer === null ? null : await beerIdOf(world, beer)
  await requestChange(database, { breweryId, breweryName, beerId, words, actor: owner, now })
}

const beerIdOf = async ({ database }: TradeWorld, beer: string): Promise<string> =>
  (await findBeerIds(database, [`${slug}/${beer}`])).get(`${slug}/${beer}`)!

/** Operations decide what waits for a beer; with a reason it is refused. */
async function decide(
  { database, stepDeps, now }: TradeWorld,
  beer: string,
  reason: string | null,
): Promise<void> {
  const search = { query: typedWords(beer)!, breweryIds: [] }
  const { rows } = await listCatalogueChanges(database, { view: 'waiting', search })
  const [row] = rows
  if (row === undefined) return
  const by = { id: row.id, actor: operations, publicUrl: stepDeps.publicUrl, now }
  if (reason === null) await approveChange(database, by)
  else await refuseChange(database, { ...by, reason })
}

async function withdraw(world: TradeWorld, beer: string): Promise<void> {
  const { database, now } = world
  const { id: breweryId } = await nameBrewery(database, slug)
  await withdrawChange(database, { breweryId, beerId: await beerIdOf(world, beer), actor: owner, now })
}

/** The beer leaves every list; orders and documents have it still. */
async function putAway({ database, now }: TradeWorld, name: string): Promise<void> {
  const { id: breweryId } = await nameBrewery(database, slug)
  const { beers } = await findRange(database, breweryId)
  const beerId = beers.find((beer) => beer.name === name)!.id
  const change = { breweryId, beerId, basketsHolding: countBaskets, isArchived: true, actor: owner, now }
  await archiveBeer(database, change)
}

/** Two days for the floor of the cold store. */
async function close({ database, now }: TradeWorld, from: string): Promise<void> {
  const { id: breweryId } = await nameBrewery(database, slug)
  const days = { from, to: addDays(from, 1) }
  await addClosure(database, { ...days, breweryId, actor: owner, now })
}

async function raisePrices({ database, now }: TradeWorld, fromDay: string): Promise<void> {
  const items = await findContainerItems(database, { externalIds: Object.keys(raised) })
  const prices = items.map(({ id, externalId }) => ({
    containerId: id,
    priceMinor: raised[externalId]!,
    fromDay,
  }))
  await setPrices(database, prices, { setBy: owner.name, now })
}

/** A batch of a beer, with its best before so many days after it is racked. */
async function rack(
  world: TradeWorld,
  beer: string,
  { gyle, goodFor }: { gyle: string; goodFor: number },
): Promise<void> {
  const { database, now } = world
  const { id: breweryId } = await nameBrewery(database, slug)
  const rackedOn = londonDay(now)
  const batch = { gyle, rackedOn, bestBefore: addDays(rackedOn, goodFor) }
  await addBatch(database, { breweryId, beerId: await beerIdOf(world, beer), batch, actor: cellar, now })
}

async function saveList(world: TradeWorld): Promise<void> {
  const { database, now } = world
  const { id: breweryId } = await nameBrewery(database, slug)
  const clients = [await clientOf(world, 'cockle-row'), await clientOf(world, 'lamplighter')]
  const list = {
    id: randomUUID(),
    name: 'Leith regulars',
    percentOff: 250,
    clientIds: clients.map(({ id }) => id),
    businessIds: null,
    prices: [],
  }
  await savePriceList(database, { list, breweryId, actor: owner, now })
}
