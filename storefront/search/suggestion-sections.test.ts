import { expect, test } from 'vitest'
import type { Suggestions } from '../../shared/api/suggestions-api.ts'
import { nextOption, seeAllOption, suggestionSections } from './suggestion-sections.ts'

const nothing: Suggestions = {
  q: 'stout',
  total: 0,
  beers: [],
  teams: [],
  groups: [],
  styles: [],
  regions: [],
  towns: [],
  containers: [],
}

test('sections without anything are left out and the rest are in reading order', () => {
  const found: Suggestions = {
    ...nothing,
    styles: [{ code: 'stout', name: 'Stout & Porter', href: '/shop?style=stout', count: 9 }],
    beers: [
      {
        id: 'b1',
        name: 'Night Mail',
        href: '/beer/a/b/c/b1',
        teamName: 'Wharf',
        style: 'Porter',
        targetAbv: 5,
        imageUrl: '/pictures/b1.svg',
      },
    ],
  }
  const sections = suggestionSections(found)
  expect(sections.map((section) => section.heading)).toEqual(['Styles', 'Beers'])
  expect(sections[0]?.options[0]?.detail).toBe('9 beers')
  expect(sections[1]?.options[0]?.detail).toBe('Wharf · Porter · 5.0% ABV')
})

test('the way to all results says how many and keeps the text', () => {
  expect(seeAllOption(nothing)).toBeNull()
  expect(seeAllOption({ ...nothing, total: 1 })?.name).toBe('See the 1 result')
  const all = seeAllOption({ ...nothing, q: 'best & bitter', total: 12 })
  expect(all).toMatchObject({ name: 'See all 12 results', href: '/shop?q=best+%26+bitter' })
})

test.each([
  [null, 'ArrowDown', 'a'],
  ['a', 'ArrowDown', 'b'],
  ['b', 'ArrowDown', null],
  [null, 'ArrowUp', 'b'],
  ['a', 'ArrowUp', null],
  ['gone', 'ArrowDown', 'a'],
] as const)('from %s, %s leads to %s', (active, key, expected) => {
  expect(nextOption(['a', 'b'], active, key)).toBe(expected)
})

test('without options an arrow leads nowhere', () => {
  expect(nextOption([], null, 'ArrowDown')).toBeNull()
})
