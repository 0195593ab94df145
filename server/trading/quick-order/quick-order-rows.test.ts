import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readOrderText } from './quick-order-rows.ts'

const pieces = fc.constantFrom(
  '2',
  '3x',
  'x 4',
  'firkin',
  'pins',
  '9g',
  '30l',
  '24x440ml',
  'pale',
  'Towpath Bitter',
  ',',
  ';',
  '\t',
  ' and ',
  ' & ',
  '£96.00',
  '@',
  '"',
  '|',
  '🍺',
  '- ',
  '1) ',
  '½',
  '4.5',
  '%',
  'case of',
  'two',
  'beer,qty',
  '\u200b',
  '(',
  '=',
)
const messyLine = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(' '))
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(fc.oneof(messyLine, fc.string({ unit: 'grapheme' })), { maxLength: 12 })
    .map((lines) => lines.join('\n')),
)
const isBlank = (line: string) => /^[\s\u200b-\u200d\ufeff\0]*$/.test(line)
const lettersOf = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.join('') ?? ''

test('any text is read, and every line that is not blank has a row', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { rows } = readOrderText(text)
      for (const [index, line] of text.split(/\r\n|[\n\r\u2028\u2029\v\f]/).entries()) {
        const own = rows.filter(({ lineNumber }) => lineNumber === index + 1)
        expect(own.length > 0).toBe(!isBlank(line))
        // Parsing loses no part of a line.
        expect(lettersOf(own.map(({ text }) => text).join(''))).toBe(lettersOf(line))
      }
    }),
    { numRuns: 2000 },
  )
})

test('quantities are whole, from 1, and volumes are positive', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { quantity, container } of readOrderText(text).rows) {
        expect(Number.isInteger(quantity)).toBe(true)
        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(quantity).toBeLessThanOrEqual(9999)
        expect(container.volumeMl ?? 1).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('reads a quantity at any position', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), (count) => {
      const ways = [
        `${count} firkins Skylark`,
        `${count}x Skylark firkin`,
        `Skylark firkin x ${count}`,
        `Skylark firkin x${count}`,
        `Skylark, firkin, ${count}`,
        `Skylark;firkin;${count}`,
        `qty ${count} Skylark firkin`,
        `Skylark (${count}) firkins`,
        `beer,size,qty\nSkylark,firkin,${count}`,
      ]
      for (const way of ways) {
        const row = readOrderText(way).rows.at(-1)!
        expect([way, row.quantity, row.words.join(' '), row.container.family]).toEqual([
          way,
          count,
          'skylark',
          'cask',
        ])
      }
    }),
  )
})

/** '1,000' as people and spreadsheets group it. */
const grouped = (count: number) => count.toLocaleString('en-GB')

const ways = (count: string) => [
  `${count} Skylark firkins`,
  `${count} firkins Galaxy Pale`,
  `${count} Little Classic firkin`,
  `${count}x Skylark firkin`,
  `${count} x 30l keg Skylark`,
  `Skylark firkin x ${count}`,
  `Skylark firkin x${count}`,
  `Skylark, firkin, ${count}`,
  `Skylark,firkin,${count}`,
  `Skylark,${count},9g`,
  `Skylark;firkin;${count}`,
  `qty ${count} Skylark firkin`,
  `Skylark firkin ${count} off`,
  `Skylark firkin £${count}`,
  `Skylark firkin £${count}.50`,
  `3 Skylark firkin @ ${count} each`,
  `beer,size,qty\nSkylark,firkin,"${count}"`,
  `beer,size,qty\nSkylark,firkin,${count}`,
  `beer,price,qty\nSkylark,£${count}.00,2`,
]

const whatIsRead = (text: string) => readOrderText(text).rows.map(({ text: _asWritten, ...facts }) => facts)

test('a number with commas for its thousands reads like the plain one (PRICE-07)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constant(1000), fc.integer({ min: 1, max: 99_999_999 })), (count) => {
      const plain = ways(String(count))
      for (const [at, way] of ways(grouped(count)).entries())
        expect([way, whatIsRead(way)]).toEqual([way, whatIsRead(plain[at]!)])
    }),
  )
})

test.each([
  ['30l keg', { family: 'keg', volumeMl: 30_000 }],
  ['30 litre keg', { family: 'keg', volumeMl: 30_000 }],
  ['keg 50L', { family: 'keg', volumeMl: 50_000 }],
  ['11g keg', { family: 'keg', volumeMl: 50_007 }],
  ['9g', { family: 'cask', volumeMl: 40_915 }],
  ['nines', { family: 'cask', volumeMl: 40_915 }],
  ['4½ gal', { family: 'cask', volumeMl: 20_457 }],
  ['pins', { family: 'cask', volumeMl: 20_457 }],
  ['kil', { family: 'cask', volumeMl: 81_830 }],
  ['72 pint', { family: 'cask', volumeMl: 40_915 }],
  ['33cl bottles', { family: 'bottle', volumeMl: 330 }],
  ['24 x 440ml cans', { family: 'can', volumeMl: 440, packSize: 24 }],
  ['12x500ml', { volumeMl: 500, packSize: 12 }],
  ['440s', { volumeMl: 440 }],
  ['12-pack', { family: 'case', packSize: 12 }],
  ['30L KeyKeg', { family: 'keg', volumeMl: 30_000, named: 'keykeg' }],
  ['bag-in-box', { named: 'bag' }],
])('%s', (text, expected) => {
  const [row] = readOrderText(`Skylark ${text}`).rows
  expect(row!.container).toMatchObject(expected)
  expect(row!.words).toEqual(['skylark'])
})

test.each([
  ['prices', '2 firkins Skylark @ £84.00 each ex VAT'],
  ['thousands', '2 firkins Skylark £1,084.50'],
  ['strength', '2 firkins Skylark 4.2% ABV'],
  ['politeness', 'Please can we have 2 firkins of the Skylark, thanks'],
  ['numbers of a list', '3. 2 firkins Skylark'],
])('%s say nothing about what is wanted', (_what, line) => {
  const [row] = readOrderText(line).rows
  expect([row!.quantity, row!.words, row!.container.volumeMl]).toEqual([2, ['skylark'], 40_915])
})

const shown = (text: string) =>
  readOrderText(text).rows.map(({ lineNumber, kind, quantity, words, text: written }) =>
    [lineNumber, kind, quantity, words.join(' '), written].join(' | '),
  )

test.each([
  ['Towpath Bitter, 9g, 2', ['1 | item | 2 | towpath bitter | Towpath Bitter, 9g, 2']],
  [
    '2 firkin Skylark, 1 30l keg Towpath',
    ['1 | item | 2 | skylark | 2 firkin Skylark', '1 | item | 1 | towpath | 1 30l keg Towpath'],
  ],
  [
    'Skylark 2 firkins, 1 pin',
    ['1 | item | 2 | skylark | Skylark 2 firkins', '1 | item | 1 | skylark | 1 pin'],
  ],
  ['Skylark; Towpath', ['1 | item | 1 | skylark | Skylark', '1 | item | 1 | towpath | Towpath']],
  ['Skylark; 2 firkins', ['1 | item | 2 | skylark | Skylark; 2 firkins']],
  ['Skylark, Towpath', ['1 | item | 1 | skylark towpath | Skylark, Towpath']],
  [
    'Skylark firkin and two Towpath firkins',
    ['1 | item | 1 | skylark | Skylark firkin and', '1 | item | 2 | towpath | two Towpath firkins'],
  ],
  ['1,000 Skylark', ['1 | item | 1000 | skylark | 1,000 Skylark']],
  ['Hello Jo', ['1 | note | 1 | jo | Hello Jo']],
  [
    'Hello Jo, 2 Skylark firkins',
    ['1 | note | 1 | jo | Hello Jo', '1 | item | 2 | skylark | 2 Skylark firkins'],
  ],
  ['firkins', ['1 | item | 1 |  | firkins']],
  ['2 Hello firkins', ['1 | item | 2 |  | 2 Hello firkins']],
  ['12', ['1 | note | 12 |  | 12']],
  [' \n\nSkylark', ['3 | item | 1 | skylark | Skylark']],
  ['Skylark |', ['1 | item | 1 | skylark | Skylark']],
])('%j is read as %j', (text, rows) => expect(shown(text)).toEqual(rows))

test.each([
  ['beer,size,qty\nSkylark,firkin,"1,200"', ['1 | note', '2 | item | 1 | skylark']],
  ['beer,size,qty\nSkylark,firkin,-2', ['1 | note', '2 | item | 1 | skylark']],
  ['beer,size,qty\nSkylark,firkin,', ['1 | note', '2 | note | 1 | skylark']],
  ['beer,size,qty\nSkylark,firkin', ['1 | note', '2 | note | 1 | skylark']],
  ['beer,size,qty\nSkylark,2 firkins', ['1 | note', '2 | item | 2 | skylark']],
  ['beer,qty\nSkylark,2', ['1 | note', '2 | item | 2 | skylark']],
  [' beer;brewery;qty \nSkylark;Towpath;3', ['1 | note', '2 | item | 3 | skylark towpath']],
  ['beer,size\nSkylark,firkin', ['1 | note', '2 | item | 1 | skylark']],
  ['beer,qty\n2 Skylark firkins', ['1 | note', '2 | item | 2 | skylark']],
  // A comma without quotes has moved the cells after it: the line is read as one without a table.
  ['beer,size,qty\nSkylark, Pale,firkin,2', ['1 | note', '2 | item | 2 | skylark pale']],
  ['beer,size,qty\nSkylark,firkin,2,,', ['1 | note', '2 | item | 2 | skylark']],
])('the table %j is read as %j', (text, rows) => {
  expect(shown(text).map((row, at) => row.startsWith(rows[at]!))).toEqual(rows.map(() => true))
})

test('a quantity of a table is doubtful where no one can order it, and the row takes the table’s sizes', () => {
  const [names, negative, usual] = readOrderText('beer,size,qty\nSkylark,firkin,-2\nSkylark,30l keg,4').rows
  expect(names).toMatchObject({ text: 'beer,size,qty', words: [], isQuantityGiven: false })
  expect(negative).toMatchObject({ quantity: 1, isQuantityGiven: true, isQuantityDoubtful: true })
  expect(negative!.container).toMatchObject({ family: 'cask', volumeMl: 40_915 })
  expect(usual).toMatchObject({ quantity: 4, isQuantityGiven: true, isQuantityDoubtful: false })
  expect(usual!.container).toMatchObject({ family: 'keg', volumeMl: 30_000 })
})

test('beyond the most rows things are counted and not read', () => {
  const three = 'Skylark\n\n2 firkin Towpath, 3 pin Pale\nStout'
  expect(readOrderText(three, 4)).toMatchObject({ leftOut: 0, rows: { length: 4 } })
  expect(readOrderText(three, 3)).toMatchObject({ leftOut: 1, rows: { length: 3 } })
  expect(readOrderText(three, 2)).toMatchObject({ leftOut: 2, rows: { length: 2 } })
  expect(readOrderText(three, 1)).toMatchObject({ leftOut: 2, rows: { length: 1 } })
})

const words = (length: number, end: string) => `${'x'.repeat(length - 1)}${end}`

test.each([
  ['a comma in its second half', [words(200, ','), words(200, 'y')]],
  ['a semicolon in its second half', [words(200, ';'), words(200, 'y')]],
  ['a space, without a separator', [words(200, ' '), words(200, 'y')]],
  ['its three-hundredth character, with neither', [words(300, 'x'), words(100, 'y')]],
  ['a comma that is in no number', [words(200, ','), `${words(50, 'y')} 1,000 ${words(100, 'y')}`]],
])('a long line is read in parts, taken apart at %s', (_what, parts) => {
  const read = readOrderText(parts.join('')).rows
  expect(read.map(({ text }) => text)).toEqual(parts.map((part) => part.replace(/[ ,;]$/, '')))
  expect(new Set(read.map(({ lineNumber }) => lineNumber))).toEqual(new Set([1]))
})
