import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PickingDrop, PickingList } from '../../../shared/api/picking-api.ts'
import { DropLabels } from './DropLabels.tsx'

const drop = (number: string, units: number): PickingDrop => ({
  part: `part of ${number}`,
  number,
  state: 'accepted',
  leavesOn: '2026-11-25',
  pub: `Pub of ${number}`,
  address: ['Ann Bell', '1 High Street', 'Leith', 'EH1 1AA'],
  phone: null,
  facts: [],
  shippingOption: 'delivery',
  groupName: null,
  lines: [
    {
      position: 0,
      title: 'Towpath Bitter',
      variantLabel: 'Firkin',
      units,
      picked: null,
      abv: 4.2,
      allergens: [],
      batch: null,
      bestBefore: null,
    },
  ],
})

const list = (drops: PickingDrop[], total = drops.length): PickingList => ({
  brewery: 'Damask',
  mark: '/pictures/brewery/1/2.svg',
  day: '2026-11-25',
  days: [],
  total,
  beers: [],
  drops,
})

const labels = (html: string) => html.match(/<article/g)?.length ?? 0

test('a day of many orders has a label for each container of all of them (SELL-26)', () => {
  const drops = [drop('DRAY-1', 390), drop('DRAY-2', 24), drop('DRAY-3', 12)]
  const html = renderToStaticMarkup(
    <DropLabels brewery="damask" origin="https://dray.example" list={list(drops)} />,
  )
  expect(labels(html)).toBe(426)
  expect(html.match(/<span>DRAY-3</g)).toHaveLength(12)
})

test('a label has the brewery’s mark, the pub’s town and a code of its own (SELL-26)', () => {
  const html = renderToStaticMarkup(
    <DropLabels brewery="damask" origin="https://dray.example" list={list([drop('DRAY-1', 2)])} />,
  )
  expect(html).toContain('src="/pictures/brewery/1/2.svg"')
  expect(html).toContain('Pub of DRAY-1, Leith')
  expect([html.includes('1 of 2'), html.includes('2 of 2')]).toEqual([true, true])
  const codes = [...html.matchAll(/<path d="(M[^"]+)"/g)].map(([, path]) => path)
  expect(new Set(codes).size).toBe(2)
})

test('labels of a list that has not all orders of its day say how many are missing (SELL-24, SELL-26)', () => {
  const cut = list([drop('DRAY-1', 1)], 612)
  expect(
    renderToStaticMarkup(<DropLabels brewery="damask" origin="https://dray.example" list={cut} />),
  ).toContain('1 of 612 orders are on this list.')
  expect(
    renderToStaticMarkup(
      <DropLabels brewery="damask" origin="https://dray.example" list={{ ...cut, total: 1 }} />,
    ),
  ).not.toContain('on this list')
})
