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
  address: ['1 High Street', 'EH1 1AA'],
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
  day: '2026-11-25',
  days: [],
  total,
  beers: [],
  drops,
})

const labels = (html: string) => html.match(/<article/g)?.length ?? 0

test('a day of many orders has a label for each container of all of them (SELL-26)', () => {
  const drops = [drop('DRAY-1', 390), drop('DRAY-2', 24), drop('DRAY-3', 12)]
  const html = renderToStaticMarkup(<DropLabels list={list(drops)} />)
  expect(labels(html)).toBe(426)
  expect(html.match(/<span>DRAY-3</g)).toHaveLength(12)
})

test('labels of a list that has not all orders of its day say how many are missing (SELL-24, SELL-26)', () => {
  const cut = list([drop('DRAY-1', 1)], 612)
  expect(renderToStaticMarkup(<DropLabels list={cut} />)).toContain('1 of 612 orders are on this list.')
  expect(renderToStaticMarkup(<DropLabels list={{ ...cut, total: 1 }} />)).not.toContain('on this list')
})
