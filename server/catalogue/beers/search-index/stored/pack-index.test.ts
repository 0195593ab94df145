import { expect, test } from 'vitest'
import type { IndexColumns } from '../index-columns.ts'
import { packIndex, unpackHead, unpackIndex } from './pack-index.ts'

const columns: IndexColumns = {
  texts: Array.from({ length: 70_000 }, (_, at) => `Kölsch ${at}\0☂`),
  keys: Float64Array.from({ length: 70_001 }, (_, at) => (at % 7 === 0 ? Number.NaN : at / 3)),
  slots: Uint32Array.from({ length: 33_000 }, (_, at) => at * 65_537),
  counts: Uint16Array.of(1, 65_535),
  none: new Uint32Array(0),
}

test('columns come back as they were, whatever their length', async () => {
  const bytes = await packIndex({ key: 'one' }, columns)
  expect(unpackHead(bytes)).toEqual({ key: 'one' })
  expect(unpackIndex(bytes)).toEqual(columns)
})

test('a file that is cut off or has a wrong bit anywhere gives no columns', async () => {
  const bytes = await packIndex({ key: 'one' }, { texts: ['a', 'b'], slots: Uint32Array.of(1, 2, 3) })
  for (let end = 0; end < bytes.length; end += 1) expect(unpackIndex(bytes.slice(0, end))).toBe(null)
  for (let at = 0; at < bytes.length; at += 1) {
    const wrong = bytes.slice()
    wrong[at]! ^= 1 << (at % 8)
    expect(unpackIndex(wrong)).toBe(null)
  }
  expect(unpackHead(new Uint8Array(0))).toBe(null)
})
