import { isDeepStrictEqual } from 'node:util'
import type { BreweryImport } from '../../../../shared/api/imports-api.ts'
import {
  type BeerWord,
  type BeerWords,
  changedWords,
  noWords,
} from '../../../../shared/catalogue/beer-words.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { requestChange, withdrawChange } from '../../own-beers/request-change.ts'
import { wordsOf } from '../../own-beers/beer-change-view.ts'
import { type PendingBeer, findWaitingBeers } from '../../own-beers/find-waiting-beers.ts'
import { readOwnBeer } from '../../own-beers/read-own-beer.ts'
import {
  findRangeBeer,
  findRangeContainers,
  putContainerFacts,
  putSoldOnline,
  type RangeContainer,
} from '../../../catalogue/beers/range/own-range.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { nothingToTake } from '../../../platform/errors/import-errors.ts'
import { RequestError } from '../../../platform/errors/request-error.ts'
import { findNewestPriceIds } from '../../../trading/prices/set-prices.ts'
import { withdrawPrices } from '../../../trading/prices/withdraw-prices.ts'
import { roleMissing } from '../../../platform/errors/role-errors.ts'
import { undoCounts } from '../../../trading/stock/undo-counts.ts'
import { lockedImport, lockImports, updateImport } from './brewery-import-queries.ts'
import type { ImportItem } from './import-item.ts'
import { followRefusedRows } from './follow-refused-rows.ts'
import { canUndo, importView } from './import-view.ts'

export type Undoing = {
  id: string
  breweryId: string
  breweryName: string
  brewerySlug: string
  actor: Actor
  now: Date
}
type ItemOfKind<Kind extends ImportItem['kind']> = Extract<ImportItem, { kind: Kind }>

/**
 * Puts back what an import changed where nothing has changed since, and lists what stays (SELL-37). Stock goes back by
 * movements. Needs a transaction. Throws RequestError 404, 403 to the cellar for all but stock, 409 after seven days or
 * a second time.
 */
export async function undoUpload(
  transaction: Database,
  undoing: Undoing,
): Promise<{ answer: BreweryImport; effects: { stock: string[]; deadlines: string[]; warnings: string[] } }> {
  const { id, breweryId, actor, now } = undoing
  await lockImports(transaction, breweryId)
  const taken = isUuid(id) ? await lockedImport(transaction, { id, breweryId }) : null
  if (taken === null) throw notFound('The import')
  if (actor.role === 'cellar' && taken.kind !== 'stock') throw roleMissing()
  if (taken.undoneAt !== null) throw nothingToTake('The import has been undone already.')
  if (!canUndo(taken, now)) throw nothingToTake('An import can be undone for seven days.')
  const of = <Kind extends ImportItem['kind']>(kind: Kind) =>
    taken.items.filter((item) => item.kind === kind) as ItemOfKind<Kind>[]
  const stayed = [
    ...(await undoStock(transaction, of('stock'), undoing, taken.fileName)),
    ...(await undoPrices(transaction, of('price'), undoing)),
    ...(await undoSizes(transaction, [...of('online'), ...of('facts'), ...of('size')], undoing)),
    ...(await undoWords(transaction, of('words'), undoing)),
    ...(await undoNewBeers(transaction, of('new beer'), undoing)),
  ]
  const change = { undoneAt: now, undoneBy: actor, stayed }
  await updateImport(transaction, taken.id, change)
  await followRefusedRows(transaction, breweryId, now)
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'undo import',
    subject: { kind: 'import', id: taken.id },
    after: { brewery: breweryId, stayed: stayed.length },
  })
  const back = taken.items.length - stayed.length
  return {
    answer: importView({ ...taken, ...change }, now),
    effects: {
      stock:
        of('stock').length === 0
          ? []
          : ['Counts are taken back by movements; what was sold since stays sold.'],
      deadlines: [back === 1 ? '1 change goes back.' : `${back} changes go back.`],
      warnings: stayed,
    },
  }
}

const changedSince = (title: string) => `${title}: it has changed since, and stays.`

async function undoStock(
  transaction: Database,
  items: readonly ItemOfKind<'stock'>[],
  { actor, now }: Undoing,
  fileName: string,
): Promise<string[]> {
  if (items.length === 0) return []
  const cause = { at: now, actor, reason: `Import of ${fileName} undone.` }
  const stay = await undoCounts(transaction, items, cause)
  return stay.map(({ itemId, why }) => {
    const { title } = items.find((item) => item.itemId === itemId)!
    return why === 'counted since'
      ? `${title}: it was counted since, and stays.`
      : `${title}: its units have gone since, and it stays.`
  })
}

async function undoPrices(
  transaction: Database,
  items: readonly ItemOfKind<'price'>[],
  { actor, now }: Undoing,
): Promise<string[]> {
  const newest = await findNewestPriceIds(
    transaction,
    items.map(({ containerId }) => containerId),
  )
  const isSame = ({ containerId, priceId }: ItemOfKind<'price'>) => newest.get(containerId) === priceId
  await withdrawPrices(transaction, items.filter(isSame), { setBy: `${actor.name}, import undone`, now })
  return items.filter((item) => !isSame(item)).map(({ title }) => changedSince(title))
}

async function undoSizes(
  transaction: Database,
  items: readonly (ItemOfKind<'online'> | ItemOfKind<'facts'> | ItemOfKind<'size'>)[],
  { breweryId }: Undoing,
): Promise<string[]> {
  const stayed: string[] = []
  for (const item of items) {
    const { beerId, containerId, title } = item
    const sizes = await findRangeContainers(transaction, { breweryId, beerId })
    const size = sizes.find(({ id }) => id === containerId)
    const isBack = size !== undefined && (await undoSize(transaction, item, size))
    if (!isBack) stayed.push(changedSince(title))
    // What has a history is not deleted: it is off sale.
    else if (item.kind === 'size') stayed.push(`${title}: the size stays in your list, off sale.`)
  }
  return stayed
}

async function undoSize(
  transaction: Database,
  item: ItemOfKind<'online'> | ItemOfKind<'facts'> | ItemOfKind<'size'>,
  size: RangeContainer,
): Promise<boolean> {
  if (item.kind === 'facts') {
    const names = Object.keys(item.facts) as (keyof typeof item.facts)[]
    if (names.some((name) => size[name] !== item.facts[name])) return false
    await putContainerFacts(transaction, size.id, item.before)
    return true
  }
  if (item.kind === 'online' && size.isOnline !== item.isOnline) return false
  await putSoldOnline(transaction, size.id, item.kind === 'online' ? !item.isOnline : false)
  return true
}

async function undoWords(
  transaction: Database,
  items: readonly ItemOfKind<'words'>[],
  undoing: Undoing,
): Promise<string[]> {
  const stayed: string[] = []
  for (const { title, beerId, before, words } of items) {
    const { breweryId, breweryName, brewerySlug, actor, now } = undoing
    const beer = await findRangeBeer(transaction, { id: beerId, breweryId })
    const shown = beer && (await readOwnBeer(transaction, { breweryId, brewerySlug, id: beerId }))
    const waits = shown?.change?.state === 'waiting' ? shown.change.proposed : {}
    const standsSo =
      beer !== null &&
      changedWords({ ...wordsOf(beer), ...(waits as Partial<BeerWords>) }, words).length === 0
    if (!standsSo) stayed.push(changedSince(title))
    else await requestChange(transaction, { breweryId, breweryName, beerId, words: before, actor, now })
  }
  return stayed
}

async function undoNewBeers(
  transaction: Database,
  items: readonly ItemOfKind<'new beer'>[],
  { breweryId, breweryName, actor, now }: Undoing,
): Promise<string[]> {
  const stayed: string[] = []
  const waits = new Map((await findWaitingBeers(transaction, breweryId)).map((each) => [each.beerId, each]))
  for (const { title, beerId, before, after } of items)
    try {
      const asked = waits.get(beerId)
      if (asked !== undefined && after !== undefined && !isSameBeer(asked, after))
        stayed.push(changedSince(title))
      else if (before === undefined) await withdrawChange(transaction, { breweryId, beerId, actor, now })
      else {
        const words = { ...unsaid(after?.words ?? {}), ...before.words }
        const back = { beerId, words, sizes: before.sizes }
        await requestChange(transaction, { breweryId, breweryName, ...back, actor, now })
      }
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      stayed.push(`${title}: Dray has decided about it, and it stays.`)
    }
  return stayed
}

const isSameBeer = (one: PendingBeer, other: PendingBeer) =>
  isDeepStrictEqual([one.words, one.sizes], [other.words, other.sizes])

/** These words as they are where no one has said them. */
const unsaid = (words: Partial<BeerWords>): Partial<BeerWords> =>
  Object.fromEntries((Object.keys(words) as BeerWord[]).map((word) => [word, noWords[word]]))
