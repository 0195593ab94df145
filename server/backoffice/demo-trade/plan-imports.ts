import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import type { FileToRead } from '../../../shared/api/imports-api.ts'
import { digestOf, planUpload } from '../import/files/plan-upload.ts'
import { applyUpload } from '../import/files/apply-upload.ts'
import { undoUpload } from '../import/files/undo-upload.ts'
import { recordStock } from '../../trading/stock/record-stock.ts'
import { findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import { placeTrade } from './place-trade.ts'
import { brewerySteps } from './trade-acts.ts'
import { momentOf, type Planned } from './planned-trade.ts'
import { workingDay } from './trade-days.ts'
import { numberOf, owner, type TradeStep, type TradeWorld } from './trade-world.ts'

const slug = 'learmonth-basin'
/** A size of which the brewery has no more than it has promised. */
const shortSize = `${slug}/coal-barge-porter/440ml-can`

/** A count with two refused rows, and prices that were taken back. */
export function planImports({ days }: Planned): TradeStep[] {
  const on = (ago: number, time: string) => momentOf(workingDay(days.last, -ago), time)
  return [
    { at: on(6, '08:50'), act: (world) => take(world, countFile, { leavesOutRefused: true }) },
    { at: on(3, '09:20'), act: (world) => take(world, priceFile, { leavesOutRefused: false }) },
    { at: on(3, '09:55'), act: undoPrices },
    {
      at: on(1, '13:25'),
      act: (world) =>
        placeTrade(world, { key: 'short', pub: 'harbour-light', items: [[shortSize, 2]], wish: 'ask_me' }),
    },
    {
      at: on(1, '15:10'),
      act: (world) => brewerySteps(world, { key: 'short', brewery: slug }, { verb: 'accept' }),
    },
  ]
}

const base64 = (lines: readonly string[]) => Buffer.from(lines.join('\n'), 'utf8').toString('base64')

const countFile: FileToRead = {
  kind: 'stock',
  name: 'cellar-count.csv',
  file: base64([
    'id,on hand',
    `${slug}/aqueduct/30l-keg,54`,
    `${slug}/aqueduct/50l-keg,44`,
    `${slug}/marquetry/440ml-can,76`,
    `${slug}/towpath-mild/9g-cask,6`,
    `${slug}/marquetry/20l-keykeg,2`,
  ]),
}
const priceFile: FileToRead = {
  kind: 'prices',
  name: 'winter-prices.csv',
  file: base64(['id,price', `${slug}/aqueduct/30l-keg,118.00`, `${slug}/aqueduct/50l-keg,184.00`]),
}
const priceImport = 'price import'

async function take(
  world: TradeWorld,
  file: FileToRead,
  { leavesOutRefused }: { leavesOutRefused: boolean },
): Promise<void> {
  const { database, now, numbers } = world
  const { id: breweryId, name: breweryName } = await nameBrewery(database, slug)
  const uploaded = { breweryId, body: file, now }
  const digest = digestOf(uploaded, await planUpload(database, uploaded))
  const body = { ...file, digest, leavesOutRefused }
  const key = `made-up ${file.name}`
  const { id } = await applyUpload(database, { breweryId, breweryName, body, actor: owner, key, now })
  if (file === priceFile) numbers[priceImport] = id
}

async function undoPrices(world: TradeWorld): Promise<void> {
  const { database, now } = world
  const { id: breweryId, name: breweryName } = await nameBrewery(database, slug)
  const id = numberOf(world, priceImport)
  await undoUpload(database, { id, breweryId, breweryName, brewerySlug: slug, actor: owner, now })
}

/** After all else: what was promised is spoilt, so that one size is short. */
export async function leaveShort({ database, now }: TradeWorld): Promise<void> {
  const [item] = await findContainerItems(database, { externalIds: [shortSize] })
  const items = [{ itemId: item!.id, units: 2 }]
  const cause = { at: now, actor: owner, reason: 'Two cases were crushed by the fork-lift.' }
  await recordStock(database, { kind: 'spoilt', items, countedAt: null }, cause)
}
