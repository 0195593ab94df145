import { hash } from 'node:crypto'
import type { Database } from '../../../database/database.ts'
import type { IndexedFacts } from '../indexed-facts.ts'
import { fieldWordsOf, joinSearchTexts, type SearchTexts, splitSearchTexts } from '../search-words.ts'
import { createPendingSets } from './pending-sets.ts'
import { slotValuesOf } from './slot-values.ts'
import {
  addSlotValues,
  type ChangedSlot,
  countSlotValues,
  freeSlots,
  putSlots,
  readChangedSlots,
  readFreeSlots,
  readSlotsOfBeers,
  readSlotState,
  readSlotValues,
  type SlotRow,
  type SlotValueRow,
  writeSlotState,
} from './slot-write-queries.ts'
import { valueKey } from './listed-vocabulary.ts'

/** Entries of sets that wait before they are written together, about those of one block of beers. */
const mostPending = 300_000

export type SlotWriter = {
  /** Brings the rows of these beers up to date; those that are so already are only looked at. */
  list: (facts: readonly IndexedFacts[]) => Promise<void>
  /** Takes beers off the lists. */
  remove: (ids: readonly string[]) => Promise<void>
  /** Must follow: writes what is not written yet. Whether anything has changed, and whether beers have lost words. */
  finish: () => Promise<{ hasChanged: boolean; hasLostWords: boolean }>
}

/** Writes the rows of lists and the sets of their slots. The transaction must hold the lock of the lists. */
export async function createSlotWriter(transaction: Database): Promise<SlotWriter> {
  const state = await readSlotState(transaction)
  const version = state.version + 1
  const ids = new Map<string, number>()
  const more = new Map<number, number>()
  let pending = createPendingSets()
  let [hasChanged, haveTextsChanged, hasLostWords] = [false, false, false]
  let [beers, slots] = [state.beers, state.slots]

  async function idsOf(facts: readonly IndexedFacts[]): Promise<number[][]> {
    const values = facts.map(slotValuesOf)
    const unknown = new Map(values.flat().map((value) => [valueKey(value), value]))
    for (const key of ids.keys()) unknown.delete(key)
    const learn = (rows: readonly SlotValueRow[]) => {
      for (const row of rows) {
        ids.set(valueKey(row), row.id)
        unknown.delete(valueKey(row))
      }
    }
    if (unknown.size > 0) learn(await readSlotValues(transaction, [...unknown.values()]))
    if (unknown.size > 0) learn(await addSlotValues(transaction, [...unknown.values()], version))
    return values.map((own) => own.map((value) => ids.get(valueKey(value))!))
  }

  async function slotsFor(count: number): Promise<number[]> {
    const free = count === 0 || beers === slots ? [] : await readFreeSlots(transaction, count)
    while (free.length < count) {
      free.push(slots)
      slots += 1
    }
    return free
  }

  function move(slot: number, before: readonly number[], after: readonly number[]): void {
    const [had, has] = [new Set(before), new Set(after)]
    for (const id of before) if (!has.has(id)) put(id, slot, false)
    for (const id of after) if (!had.has(id)) put(id, slot, true)
  }

  function put(id: number, slot: number, isIn: boolean): void {
    pending.put(id, slot, isIn)
    more.set(id, (more.get(id) ?? 0) + (isIn ? 1 : -1))
  }

  function rename(slot: number, before: string, after: string): void {
    if (before === after) return
    haveTextsChanged = true
    hasLostWords ||= before !== ''
    for (const { field, word } of wordsIn(before)) pending.putWord(word, field, slot, false)
    for (const { field, word } of wordsIn(after)) pending.putWord(word, field, slot, true)
  }

  async function flush(): Promise<void> {
    const written = pending
    pending = createPendingSets()
    await written.write(transaction, version)
  }

  async function list(facts: readonly IndexedFacts[]): Promise<void> {
    const prints = new Map(facts.map((one) => [one.id, { id: one.id, fingerprint: fingerprintOf(one) }]))
    const changed = new Map(
      (await readChangedSlots(transaction, [...prints.values()])).map((row) => [row.beerId, row]),
    )
    if (changed.size === 0) return
    hasChanged = true
    const stale = facts.filter(({ id }) => changed.has(id))
    const valueIds = await idsOf(stale)
    const fresh = await slotsFor(stale.filter(({ id }) => changed.get(id)!.slot === null).length)
    beers += fresh.length
    const rows = stale.map((one, at): SlotRow => {
      const known = changed.get(one.id)!
      const slot = known.slot ?? fresh.shift()!
      const texts = linesOf(one.searchTexts)
      move(slot, known.valueIds ?? [], valueIds[at]!)
      rename(slot, known.texts ?? '', texts)
      if (known.breweryId !== one.breweryId) haveTextsChanged = true
      return {
        slot,
        beer_id: one.id,
        brewery_id: one.breweryId,
        fingerprint: prints.get(one.id)!.fingerprint,
        value_ids: valueIds[at]!,
        texts,
        ...one.sortKeys,
      }
    })
    await putSlots(transaction, rows)
    if (pending.size() >= mostPending) await flush()
  }

  async function remove(gone: readonly string[]): Promise<void> {
    const known = (await readSlotsOfBeers(transaction, gone)) as (ChangedSlot & { slot: number })[]
    if (known.length === 0) return
    ;[hasChanged, haveTextsChanged] = [true, true]
    for (const { slot, valueIds, texts } of known) {
      move(slot, valueIds!, [])
      rename(slot, texts!, '')
    }
    beers -= known.length
    await freeSlots(
      transaction,
      known.map(({ slot }) => slot),
    )
    if (pending.size() >= mostPending) await flush()
  }

  return {
    list,
    remove,
    finish: async () => {
      if (!hasChanged) return { hasChanged, hasLostWords }
      await flush()
      // Also those with as many as before: their sets are others.
      const counts = Array.from(more, ([id, count]) => ({ id, more: count }))
      if (counts.length > 0) await countSlotValues(transaction, counts, version)
      await writeSlotState(transaction, {
        beers,
        slots,
        version,
        textsVersion: haveTextsChanged ? version : state.textsVersion,
      })
      return { hasChanged, hasLostWords }
    },
  }
}

/** Texts as a row has them: the separator of joined texts cannot be stored, and a new line only parts words. */
const linesOf = (texts: SearchTexts) => joinSearchTexts(texts).replaceAll('\n', ' ').replaceAll('\0', '\n')
const wordsIn = (lines: string) =>
  lines === '' ? [] : fieldWordsOf(splitSearchTexts(lines.replaceAll('\n', '\0')))

function fingerprintOf({ breweryId, values, sortKeys, searchTexts }: IndexedFacts): string {
  const text = JSON.stringify([breweryId, values, sortKeys, joinSearchTexts(searchTexts)])
  return hash('md5', text, 'base64')
}
