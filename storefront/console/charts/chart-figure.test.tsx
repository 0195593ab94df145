import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Bars, Stack } from './Bars.tsx'
import type { ChartTable } from './chart-table.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { Columns } from './Columns.tsx'
import { Line, Sparkline } from './Line.tsx'

const table: ChartTable = {
  head: 'Week from',
  series: [
    { name: 'Packed', kind: 'count' },
    { name: 'To answer', kind: 'count' },
    { name: 'The period before', kind: 'count' },
  ],
  rows: [
    { label: 'Mon 23 Nov', values: [3, 1, 2] },
    { label: 'Mon 30 Nov', values: [0, 4, null] },
  ],
}
const money: ChartTable = {
  head: 'Where it is',
  series: [{ name: 'Amount', kind: 'money' }],
  rows: [
    { label: 'On hold', values: [10_000] },
    { label: 'Due', values: [0] },
  ],
}

test('a chart is its answer to anyone who does not see it, with the table behind it and a file (SEE-12)', () => {
  const html = renderToStaticMarkup(
    <ChartFigure question="What leaves?" answer="8 units." file="units" table={table}>
      <Columns table={table} line={2} />
    </ChartFigure>,
  )
  expect(html).toContain('<div role="img" aria-label="8 units.">')
  expect(html).toContain('What leaves?</h2>')
  expect(html).toMatch(/<summary>Show as table<span[^>]*>: What leaves\?<\/span><\/summary>/)
  for (const { label } of table.rows) expect(html).toContain(`${label}</`)
  expect(html.match(/<td/g)).toHaveLength(6)
  expect(html).toContain('Download CSV')
})

test('columns stand on each other from zero, and their fills differ without colour (SEE-12)', () => {
  const html = renderToStaticMarkup(<Columns table={table} line={2} />)
  const heights = [...html.matchAll(/<rect x="[^"]*" width="[^"]*" y="([^"]*)" height="([^"]*)"/g)].map(
    ([, y, height]) => [Number(y), Number(height)],
  )
  // Of the most, 4, all have a plot of 124: 3 and 1 end where 4 does.
  expect(heights).toEqual([
    [53, 93],
    [22, 31],
    [22, 124],
  ])
  expect(html).toContain('url(#')
  expect(html).toContain('Thin line: the period before')
})

test('bars, a stacked bar and lines draw each figure once, and nothing of what is zero (SEE-12)', () => {
  const bars = renderToStaticMarkup(<Bars table={table} part={1} />)
  expect(bars).toMatch(/width="66\.6\d+%"/)
  const stack = renderToStaticMarkup(<Stack table={money} />)
  expect(stack).toContain('On hold £100.00')
  expect(stack.match(/height="27"/g)).toHaveLength(2)
  const line = renderToStaticMarkup(<Line table={money} isStepped />)
  expect(line).toContain('points="0,2 100,2 100,94 100,94"')
  expect(line).toContain('On hold: £100.00')
  expect(renderToStaticMarkup(<Sparkline values={[0, 2]} label="0, 2" />)).toContain('points="0,22 1,2"')
})
