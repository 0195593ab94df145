import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import type { Column, IndexColumns } from '../index-columns.ts'

/** Elements of a column that are written in one go, after which others have the event loop. */
const chunk = 32_768
/** Before each part: its length, and a sum that says whether it is whole. */
const headBytes = 8

type Part = { name: string; column: Column }
type Ending = { parts: number }

/** A head and columns as bytes. They must not change meanwhile. */
export async function packIndex(head: object, columns: IndexColumns): Promise<Uint8Array> {
  const packed: Buffer[] = [pack(head)]
  for (const [name, column] of Object.entries(columns)) {
    for (let at = 0; at === 0 || at < column.length; at += chunk) {
      packed.push(pack({ name, column: column.slice(at, at + chunk) }))
      await new Promise(setImmediate)
    }
  }
  packed.push(pack({ parts: packed.length - 1 } satisfies Ending))
  return Buffer.concat(packed)
}

/** The head alone; null where the bytes are damaged. */
export function unpackHead(bytes: Uint8Array): unknown {
  const [head] = unpack(bytes)
  return head ?? null
}

/** The columns; null where the bytes are damaged or not whole. */
export function unpackIndex(bytes: Uint8Array): IndexColumns | null {
  const parts = [...unpack(bytes)].slice(1)
  const ending = parts.pop() as Partial<Ending> | undefined
  if (ending?.parts !== parts.length) return null
  return Object.fromEntries(
    Map.groupBy(parts as Part[], ({ name }) => name)
      .entries()
      .map(([name, pieces]) => [name, joined(pieces.map(({ column }) => column))]),
  )
}

function pack(part: object): Buffer {
  const bytes = serialize(part)
  const head = Buffer.alloc(headBytes)
  head.writeUInt32LE(bytes.length, 0)
  head.writeUInt32LE(crc32(bytes), 4)
  return Buffer.concat([head, bytes])
}

/** The parts up to the first that is not as it was written. */
function* unpack(stored: Uint8Array): Generator<unknown> {
  const bytes = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength)
  for (let at = 0; at + headBytes <= bytes.length;) {
    const part = bytes.subarray(at + headBytes, at + headBytes + bytes.readUInt32LE(at))
    if (crc32(part) !== bytes.readUInt32LE(at + 4)) return
    yield deserialize(part)
    at += headBytes + part.length
  }
}

function joined(pieces: Column[]): Column {
  const [first] = pieces
  if (Array.isArray(first)) return (pieces as string[][]).flat()
  const create = first!.constructor as new (length: number) => Exclude<Column, string[]>
  const whole = new create(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces as Exclude<Column, string[]>[]) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
