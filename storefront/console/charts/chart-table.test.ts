import { expect, test } from 'vitest'
import { type ChartTable, figureText, shortDate, tableFile, totalsOf } from './chart-table.ts'

const table: ChartTable = {
  head: 'Beer',
  series: [
    { name: 'Net sales', kind: 'money' },
    { name: 'Units', kind: 'count' },
  ],
  rows: [
    { label: 'Towpath Bitter', values: [123_450, 12] },
    { label: '=Cmd, "Best"', values: [-5, null] },
  ],
}

test('the file of a chart holds each row of its table, money in pounds and formulas as text (SEE-12)', () => {
  expect(tableFile(table)).toBe(
    '\uFEFFBeer,Net sales,Units\r\nTowpath Bitter,1234.50,12\r\n"\'=Cmd, ""Best""",-0.05,\r\n',
  )
  expect(totalsOf(table)).toEqual([123_445, 12])
})

test('figures and days are short and read as words (SEE-12)', () => {
  expect([figureText('money', 123_450), figureText('count', 1234.56), figureText('percent', 45)]).toEqual([
    '£1,234.50',
    '1,234.6',
    '45 %',
  ])
  expect([figureText('stars', 4.25), figureText('hours', 3.4), figureText('count', null)]).toEqual([
    '4.3',
    '3 h',
    '–',
  ])
  expect(shortDate('2026-11-30')).toBe('30 Nov')
})
