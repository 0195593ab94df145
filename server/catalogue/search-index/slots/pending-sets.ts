import type { Database } from '../../../database/database.ts'
import { letterMask } from '../edit-distance.ts'
import { decodeBlock, encodeBlock, numbersIn, slotsOfBlock } from './slot-set.ts'
import { addWords, readBlocks, readPlaces, writeBlocks, writePlaces } from './slot-write-queries.ts'

/** Blocks that one statement writes at the most. */
const blocksAtOnce = 2000

/** What of a block comes and goes, the last word on each member. */
type Changes = Map<number, boolean>
type Pending<Key> = Map<Key, Map<number, Changes>>

/** Changes of sets and of the places of words, gathered so that each block is written once. */
export type PendingSets = {
  put: (valueId: number, slot: number, isIn: boolean) => void
  putWord: (word: string, field: number, slot: number, isIn: boolean) => void
  /** How many changes wait. */
  size: () => number
  write: (transaction: Database, version: number) => Promise<void>
}

export function createPendingSets(): PendingSets {
  const sets: Pending<number> = new Map()
  const words: Pending<string> = new Map()
  let size = 0

  function add<Key>(pending: Pending<Key>, key: Key, block: number, member: number, isIn: boolean): void {
    const blocks = pending.get(key) ?? new Map<number, Changes>()
    pending.set(key, blocks)
    const changes = blocks.get(block) ?? new Map<number, boolean>()
    blocks.set(block, changes)
    changes.set(member, isIn)
    size += 1
  }

  return {
    put: (valueId, slot, isIn) => add(sets, valueId, blockOf(slot), slot % slotsOfBlock, isIn),
    putWord: (word, field, slot, isIn) =>
      add(words, word, blockOf(slot), (slot % slotsOfBlock) * fields + field, isIn),
    size: () => size,
    write: async (transaction, version) => {
      for (const portion of portions(sets)) {
        const wanted = portion.map(({ key, block }) => ({ valueId: key, block }))
        const known = new Map(
          (await readBlocks(transaction, wanted)).map((row) => [`${row.valueId}:${row.block}`, row.bytes]),
        )
        const blocks = portion.map(({ key, block, changes }) => {
          const bytes = known.get(`${key}:${block}`)
          return { valueId: key, block, bytes: encodeBlock(changed(bytes && decodeBlock(bytes), changes)) }
        })
        await writeBlocks(transaction, blocks, version)
      }
      for (const portion of portions(words)) {
        const wanted = portion.map(({ key, block }) => ({ word: key, block }))
        const known = new Map(
          (await readPlaces(transaction, wanted)).map((row) => [`${row.word}:${row.block}`, row.bytes]),
        )
        const blocks = portion.map(({ key, block, changes }) => {
          const bytes = known.get(`${key}:${block}`)
          return { word: key, block, bytes: encodePlaces(changed(bytes && numbersIn(bytes), changes)) }
        })
        await writePlaces(transaction, blocks)
        await addWords(
          transaction,
          [...new Set(portion.map(({ key }) => key))].map((word) => ({
            word,
            length: word.length,
            letters: letterMask(word),
          })),
        )
      }
    },
  }
}

const fields = 4
const blockOf = (slot: number) => Math.floor(slot / slotsOfBlock)
const encodePlaces = (places: readonly number[]) => new Uint8Array(Uint16Array.from(places).buffer)

function changed(known: ArrayLike<number> | undefined, changes: Changes): number[] {
  const members = new Set<number>(known === undefined ? [] : Array.from(known))
  for (const [member, isIn] of changes)
    if (isIn) members.add(member)
    else members.delete(member)
  return [...members]
}

function* portions<Key>(pending: Pending<Key>) {
  let portion: { key: Key; block: number; changes: Changes }[] = []
  for (const [key, blocks] of pending)
    for (const [block, changes] of blocks) {
      portion.push({ key, block, changes })
      if (portion.length < blocksAtOnce) continue
      yield portion
      portion = []
    }
  if (portion.length > 0) yield portion
}
