import { expect, test } from 'vitest'
import { type ImportKind, importKinds, matchHeadings } from '../../../../shared/catalogue/import-headings.ts'
import { readUpload } from './read-upload.ts'
import { readUploadRow } from './upload-cells.ts'

/** Each row of a file of this kind: why it is refused, or its cells. */
function read(kind: ImportKind, text: string) {
  const upload = readUpload(Buffer.from(text).toString('base64'))
  const matched = matchHeadings(kind, upload.headings, new Map())
  return upload.rows.map((row) => readUploadRow(row, matched, upload))
}
const refusals = (kind: ImportKind, text: string) =>
  read(kind, text).map((row) => ('reason' in row ? row.reason : null))

const inQuotes = 'put numbers with commas in quotes.'
test.each([
  ['a price', 'prices', 'id,price\nx,1,250.00', `The row has 3 cells, the heading 2: ${inQuotes}`],
  ['a count', 'stock', 'id,on hand\nx,1,250', `The row has 3 cells, the heading 2: ${inQuotes}`],
  ['a price of a beer', 'beers', 'beer,price\nx,1,250.00', `The row has 3 cells, the heading 2: ${inQuotes}`],
  [
    'a price and a note',
    'prices',
    'id,price,note\nx,1,250.00,',
    `The row has 4 cells, the heading 3: ${inQuotes}`,
  ],
  [
    'a price below an empty heading',
    'prices',
    'id,price,\nx,1,250.00',
    `The row has 3 cells, the heading 2: ${inQuotes}`,
  ],
  ['pounds', 'prices', 'id,price,note\nx,£1,250.00,', `The row has 4 cells, the heading 3: ${inQuotes}`],
  [
    'semicolons',
    'prices',
    'id;price\nx;96.00;dear',
    'The row has 3 cells, the heading 2: put cells with semicolons in quotes.',
  ],
  [
    'tabs',
    'stock',
    'id\ton hand\nx\t12\t13',
    'The row has 3 cells, the heading 2: put cells with tabs in quotes.',
  ],
] as const)('refuses a row with more cells than headings: %s (SELL-35)', (_what, kind, text, reason) => {
  expect(refusals(kind, text)).toEqual([reason])
})

test.each(importKinds)(
  'reads rows with empty cells at the end and rows that are short, of %s (SELL-35)',
  (kind) => {
    const heading = { stock: 'id,on hand', prices: 'id,price', beers: 'beer,price' }[kind]
    for (const [sign, name] of [
      [',', 'commas'],
      [';', 'semicolons'],
      ['\t', 'tabs'],
    ] as const) {
      const text = [heading, 'x,12,,,', 'y', 'z,"1,250"'].join('\n')
      const parted = sign === ',' ? text : text.replace('"1,250"', '1250').replaceAll(',', sign)
      expect([name, refusals(kind, parted)]).toEqual([name, [null, null, null]])
    }
  },
)

test.each([
  ['stock', 'id,on hand', 'onHand', { '12.0': 12, '12.00': 12, '12': 12, '"1,250.0"': 1250 }],
  [
    'prices',
    'id,price',
    'price',
    {
      '479.01999999999999999': 47_902,
      '121.0000': 12_100,
      '96.7500': 9675,
      '£96.50': 9650,
      '"1,250.0000"': 125_000,
    },
  ],
  ['beers', 'beer,pack size', 'packSize', { '24.0': 24 }],
  ['beers', 'beer,order multiple', 'multiple', { '2.00': 2 }],
  [
    'beers',
    'beer,litres',
    'litres',
    { '30.0': 30, '40.899999999999999': 40.9, '40.9140': 40.914, '30.000000': 30 },
  ],
  ['beers', 'beer,abv', 'abv', { '4.2000': 4.2, '4.20%': 4.2 }],
  ['stock', 'id;on hand', 'onHand', { '12,0': 12, '12.0': 12 }],
  ['stock', 'id\ton hand', 'onHand', { '1,250': 1250, '12.0': 12 }],
] as const)(
  'reads figures of %s with zeros at the end, below %j (SELL-36)',
  (kind, heading, field, written) => {
    const sign = /[,;\t]/.exec(heading)![0]
    const rows = read(
      kind,
      [heading, ...Object.keys(written).map((figure) => `x${sign}${figure}`)].join('\n'),
    )
    expect(rows.map((row) => ('reason' in row ? row.reason : row.number(field)))).toEqual(
      Object.values(written),
    )
  },
)

test.each([
  ['half a unit', 'stock', 'id,on hand\nx,12.5'],
  ['half a penny', 'prices', 'id,price\nx,96.755'],
  ['1,250 beside 12,5, with tabs', 'stock', 'id\ton hand\nx\t1,250\ny\t12,5'],
  ['1,250 alone, with semicolons', 'stock', 'id;on hand\nx;1,250'],
] as const)('refuses %s (SELL-36)', (_what, kind, text) => {
  expect(refusals(kind, text)[0]).not.toBeNull()
})

test('byte order marks within a text are left out, as Gnumeric writes them in long UTF-16 files (SELL-36)', () => {
  const text = '\uFEFFBeer,Note\nMag\uFEFFgie,\uFEFF"Malt, smoked"\n'
  for (const encoding of ['utf16le', 'utf8'] as const)
    expect(readUpload(Buffer.from(text, encoding).toString('base64')).rows).toEqual([
      { line: 2, cells: ['Maggie', 'Malt, smoked'] },
    ])
})
