import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCsvFile } from '../../../shared/format/csv.ts'
import { readUpload } from './files/read-upload.ts'

/** A cell as an upload reads it: without spaces around it. */
const sign = fc.constantFrom("'", '=', '+', '-', '@', '"', ',', ';', ' ', '\n', '1', '.00', 'beer', 'ß')
const text = fc.array(sign, { maxLength: 6 }).map((signs) => signs.join('').trim())

test('what the shop writes as CSV an upload reads as it was, whatever sign a text begins with (SELL-35)', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 4 }), (rows) => {
      const written = rows.map(([one, other]) => ['row', one, other])
      const file = writeCsvFile([['Beer', 'Description', 'Ingredients'], ...written])
      const read = readUpload(Buffer.from(file).toString('base64'))
      expect(read.rows.map(({ cells }) => cells)).toEqual(written)
    }),
  )
})
