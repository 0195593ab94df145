import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogueFolder } from '../../../tests/support/builders/catalogue-folder.ts'
import { catalogueFiles } from './catalogue-columns.ts'
import { readRows } from './read-rows.ts'
import { UnreadableFile, type CatalogueSource, type SourceRow } from './source-row.ts'

const header = 'external_id,name,slug,description'

test('line numbers stay right across a byte order mark, CRLF, quotes and quoted line ends', async () => {
  const { rows } = await read(
    'csv',
    `\ufeff${header}\r\na,"A, the ""first""",a,"one\r\ntwo\nthree"\r\n\r\n\r\nb,B,b,\r\nc,C,c,"x\r\n\r\ny"\nd,D,d,`,
  )
  expect(rows.map(({ line, cells }) => [line, cells['name'], cells['description']])).toEqual([
    [2, 'A, the "first"', 'one\r\ntwo\nthree'],
    [7, 'B', ''],
    [8, 'C', 'x\r\n\r\ny'],
    [11, 'D', ''],
  ])
})

test('a row with too few or too many cells is a fault of that row alone', async () => {
  const { rows } = await read('csv', `${header}\na,A,a\nb,B,b,,\nc,C,c,`)
  expect(rows.map(({ line, faults }) => [line, faults[0]?.reason])).toEqual([
    [2, 'the row has 3 cells, the header 4'],
    [3, 'the row has 5 cells, the header 4'],
    [4, undefined],
  ])
})

test.each([
  ['a stray quote', `${header}\na,A,a,"x\ny"\nb,"B"b,b,\nc,C,c,`, 4, 'a quote is inside a cell'],
  ['a quote inside a plain cell', `${header}\na,A,a,\nb,B"b,b,\n`, 3, 'a quote is inside a cell'],
  ['a quote never closed', `${header}\na,A,a,\nb,"B,b,\nc,C,c,\n`, 3, 'a quote is opened and never closed'],
  [
    'a row without end',
    `${header}\na,A,a,\nb,"${'x'.repeat(300_000)}`,
    3,
    'the row is longer than 262144 bytes',
  ],
])('%s ends the reading at its line; rows before it are still read', async (_what, text, line, reason) => {
  const { rows, error } = await read('csv', text)
  expect(rows.map(({ cells }) => cells['external_id'])).toEqual(['a'])
  expect(error?.line).toBe(line)
  expect(error?.message).toContain(reason)
})

test('a header names every column that is unknown, doubled or missing', async () => {
  const { error } = await read('csv', 'external_id,nmae,slug,slug,colour\n')
  expect(error?.faults).toEqual([
    { column: 'nmae', reason: 'is no column of breweries' },
    { column: 'colour', reason: 'is no column of breweries' },
    { column: 'slug', reason: 'appears twice in the header' },
    { column: 'name', reason: 'is missing from the header' },
  ])
})

test('an empty CSV file has no header', async () => {
  expect((await read('csv', '')).error?.message).toContain('has no header line')
})

test('invalid UTF-8 arrives as the replacement character, in its cell and line', async () => {
  const bytes = Buffer.concat([
    Buffer.from(`${header}\na,A,a,\nb,Caf`),
    Buffer.from([0xe9]),
    Buffer.from(',b,\n'),
  ])
  const { rows } = await read('csv', bytes)
  expect(rows[1]).toMatchObject({ line: 3, cells: { name: 'Caf\ufffd' } })
})

test('NDJSON accepts native values and lists, and names a line that is not a row', async () => {
  const lines = [
    '\ufeff{"external_id":"a","name":"A","show_prices":false,"email":null}\r',
    '',
    '{"external_id":"b","name":{"en":"B"},"constructor":1,"__proto__":2}',
    '[1]',
    '{"external_id":',
    '{"external_id":7,"name":["x","y"]}',
  ]
  const { rows } = await read('ndjson', lines.join('\n'))
  expect(rows).toMatchObject([
    { line: 1, cells: { external_id: 'a', name: 'A', show_prices: 'false', email: '' }, faults: [] },
    {
      line: 3,
      faults: [
        { column: 'name', reason: 'must be text, a number, true, false or a list' },
        { column: 'constructor', reason: 'is no column of breweries' },
        { column: '__proto__', reason: 'is no column of breweries' },
      ],
    },
    { line: 4, faults: [{ column: '', reason: 'the line is not a JSON object' }] },
    { line: 5, faults: [{ column: '', reason: 'the line is not a JSON object' }] },
    { line: 6, cells: { external_id: '7', name: 'x|y' }, faults: [] },
  ])
})

async function read(format: CatalogueSource['format'], content: string | Uint8Array) {
  const title = `breweries.${format}`
  const folder = await catalogueFolder({ [title]: content })
  const file = catalogueFiles.find(({ name }) => name === 'breweries')!
  const rows: SourceRow[] = []
  let error: UnreadableFile | undefined
  try {
    for await (const row of readRows({ file, title, path: join(folder, title), format, bytes: 1 }).rows)
      rows.push(row)
  } catch (thrown) {
    if (!(thrown instanceof UnreadableFile)) throw thrown
    error = thrown
  }
  return { rows, error }
}
