import type { BreweryImport, FileToTake } from '../../../../shared/api/imports-api.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { requestChange } from '../../own-beers/request-change.ts'
import { findWaitingBeers } from '../../own-beers/find-waiting-beers.ts'
import { addContainer, putContainerFacts, putSoldOnline } from '../../../catalogue/beers/range/own-range.ts'
import type { Database } from '../../../platform/database/database.ts'
import { nothingToTake, refusedRows } from '../../../platform/errors/import-errors.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import { changedMeanwhile } from '../../../platform/errors/step-errors.ts'
import { lockPrices } from '../../../trading/prices/lock-prices.ts'
import { setPrices } from '../../../trading/prices/set-prices.ts'
import { countStock } from '../../../trading/stock/count-stock.ts'
import { findLevels } from '../../../trading/stock/read-stock.ts'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import { insertImport, lockImports } from './brewery-import-queries.ts'
import { followRefusedRows } from './follow-refused-rows.ts'
import { importView } from './import-view.ts'
import type { ImportItem } from './import-item.ts'
import { digestOf, planUpload, type UploadedFile } from './plan-upload.ts'
import type { PlannedAction } from './planned-row.ts'

export type ApplyUploadInput = {
  breweryId: string
  breweryName: string
  body: FileToTake
  actor: Actor
  key: string
  now: Date
}
type Titled<Kind extends PlannedAction['kind']> = {
  title: string
  act: Extract<PlannedAction, { kind: Kind }>
}

/**
 * Takes a file in as it was looked at: all of it, or all but refused rows where that was chosen (SELL-37). Needs a
 * transaction. Throws RequestError 409 where it does something else than was shown, where rows are refused, and where
 * nothing is to be done.
 */
export async function applyUpload(transaction: Database, input: ApplyUploadInput): Promise<BreweryImport> {
  const { breweryId, body, actor, now } = input
  await lockImports(transaction, breweryId)
  const plan = await planHeld(transaction, { breweryId, body, now })
  const { missing, rows } = plan
  if (missing.length > 0) throw badField('columns', `The file has no column for ${missing.join(', ')}.`)
  const digest = digestOf({ breweryId, body, now }, plan)
  if (digest !== body.digest) throw changedMeanwhile({ ...nothing, digest })
  const refused = rows.filter(({ state }) => state === 'refused').length
  if (refused > 0 && !body.leavesOutRefused) throw refusedRows(refused)
  const changed = rows.filter(({ state }) => state === 'new' || state === 'changed')
  if (changed.length === 0) throw nothingToTake('Nothing in the file is different from the current version.')
  const titled = changed.flatMap(({ title, acts }) => acts.map((act) => ({ title, act })))
  const items = await applyActions(transaction, titled, input)
  const row = await insertImport(transaction, {
    breweryId,
    kind: body.kind,
    fileName: body.name,
    items,
    changes: changed.length,
    leftOut: refused,
    takenAt: now,
    takenBy: actor,
  })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'take import in',
    subject: { kind: 'import', id: row.id },
    after: {
      brewery: breweryId,
      kind: body.kind,
      file: body.name,
      changes: changed.length,
      leftOut: refused,
    },
  })
  await followRefusedRows(transaction, breweryId, now)
  return importView(row, now)
}

/** What a file would do, with the prices held that it changes: one that was set meanwhile is seen. */
async function planHeld(transaction: Database, uploaded: UploadedFile) {
  const plan = await planUpload(transaction, uploaded)
  const actions = plan.rows.flatMap((row) => row.acts)
  const priced = actions.flatMap((action) => (action.kind === 'price' ? [action.containerId] : []))
  if (priced.length === 0) return plan
  await lockPrices(transaction, priced)
  return planUpload(transaction, uploaded)
}

const nothing = { stock: [], money: [], documents: [], mails: [], deadlines: [], warnings: [] }

async function applyActions(
  transaction: Database,
  titled: readonly { title: string; act: PlannedAction }[],
  input: ApplyUploadInput,
): Promise<ImportItem[]> {
  const of = <Kind extends PlannedAction['kind']>(kind: Kind) =>
    titled.filter(({ act }) => act.kind === kind) as unknown as Titled<Kind>[]
  const sizes = await applySizes(transaction, of('size'), input)
  return [
    ...(await applyCounts(transaction, of('stock'), input)),
    ...(await applyPrices(transaction, of('price'), input)),
    ...sizes,
    ...(await applyFacts(transaction, of('facts'))),
    ...(await applyOnline(transaction, of('online'))),
    ...(await applyWords(transaction, of('words'), input)),
    ...(await applyNewBeers(transaction, of('new beer'), input)),
  ]
}

async function applyCounts(
  transaction: Database,
  counts: readonly Titled<'stock'>[],
  { body, actor, key, now }: ApplyUploadInput,
): Promise<ImportItem[]> {
  if (counts.length === 0) return []
  const before = await findLevels(
    transaction,
    counts.map(({ act }) => act.itemId),
  )
  const cause = { at: now, actor, reason: `Imported from ${body.name}.`, key, isImported: true }
  const changes = await countStock(
    transaction,
    counts.map(({ act: { itemId, units, at } }) => ({ itemId, units, at })),
    cause,
  )
  const changeOf = new Map(changes.map(({ itemId, change }) => [itemId, change]))
  return counts.map(({ title, act: { itemId, at } }) => ({
    kind: 'stock',
    title,
    itemId,
    change: changeOf.get(itemId) ?? 0,
    at: at.toISOString(),
    importedUnits: before.get(itemId)?.importedUnits ?? null,
    importedAt: before.get(itemId)?.importedAt ?? null,
  }))
}

async function applyPrices(
  transaction: Database,
  prices: readonly Titled<'price'>[],
  { actor, now }: ApplyUploadInput,
): Promise<ImportItem[]> {
  const rows = prices.map(({ act: { containerId, priceMinor, fromDay } }) => ({
    containerId,
    priceMinor,
    fromDay,
  }))
  const ids = await setPrices(transaction, rows, { setBy: `${actor.name}, by file`, now })
  return prices.map(({ title, act: { containerId, before, fromDay } }, at) => ({
    kind: 'price',
    title,
    containerId,
    priceId: ids[at]!,
    before,
    fromDay,
  }))
}

async function applySizes(
  transaction: Database,
  sizes: readonly Titled<'size'>[],
  { actor, now }: ApplyUploadInput,
): Promise<ImportItem[]> {
  const items: ImportItem[] = []
  const priced = []
  for (const { title, act } of sizes) {
    const { priceMinor, ...size } = act.size
    const { id: containerId } = await addContainer(transaction, { ...size, beerId: act.beerId })
    if (priceMinor !== null) priced.push({ containerId, priceMinor, fromDay: londonDay(now) })
    items.push({ kind: 'size', title, beerId: act.beerId, containerId })
  }
  await setPrices(transaction, priced, { setBy: `${actor.name}, by file`, now })
  return items
}

async function applyFacts(transaction: Database, facts: readonly Titled<'facts'>[]): Promise<ImportItem[]> {
  for (const { act } of facts) await putContainerFacts(transaction, act.containerId, act.facts)
  return facts.map(({ title, act }) => ({ title, ...act }))
}

async function applyOnline(
  transaction: Database,
  online: readonly Titled<'online'>[],
): Promise<ImportItem[]> {
  for (const { act } of online) await putSoldOnline(transaction, act.containerId, act.isOnline)
  return online.map(({ title, act }) => ({ title, ...act }))
}

/** Words of beers go the way of all words: they wait for Dray, unless the brewery is trusted (SELL-27). */
async function applyWords(
  transaction: Database,
  changes: readonly Titled<'words'>[],
  { breweryId, breweryName, actor, now }: ApplyUploadInput,
): Promise<ImportItem[]> {
  const items: ImportItem[] = []
  for (const { title, act } of changes) {
    const { beerId, words, before } = act
    const { answer } = await requestChange(transaction, { breweryId, breweryName, beerId, words, actor, now })
    if (answer.outcome !== 'same')
      items.push({ kind: 'words', title, beerId, outcome: answer.outcome, before, words })
  }
  return items
}

async function applyNewBeers(
  transaction: Database,
  beers: readonly Titled<'new beer'>[],
  { breweryId, breweryName, actor, now }: ApplyUploadInput,
): Promise<ImportItem[]> {
  if (beers.length === 0) return []
  const items: Extract<ImportItem, { kind: 'new beer' }>[] = []
  for (const { title, act } of beers) {
    const { waiting, externalId, words, sizes } = act
    const beerId = waiting?.beerId ?? null
    const asked = { breweryId, breweryName, beerId, externalId, words, sizes, actor, now }
    const { outcome, ...answer } = (await requestChange(transaction, asked)).answer
    if (outcome !== 'same')
      items.push({ kind: 'new beer', title, ...answer, outcome, ...(waiting && { before: waiting.asked }) })
  }
  const waits = new Map((await findWaitingBeers(transaction, breweryId)).map((each) => [each.beerId, each]))
  return items.map((item) => {
    const asked = waits.get(item.beerId)
    return { ...item, ...(asked && { after: { words: asked.words, sizes: asked.sizes } }) }
  })
}
