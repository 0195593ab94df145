import { expect, test } from 'vitest'
import { forgetSearch, readRecentSearches, recentSearchesKey, rememberSearch } from './recent-searches.ts'

const storeOf = (text: string | null = null) => {
  let stored = text
  return {
    getItem: (key: string) => (key === recentSearchesKey ? stored : null),
    setItem: (_key: string, value: string) => void (stored = value),
  }
}

test('stores six searches, the newest first, each once', () => {
  const store = storeOf()
  for (const search of ['mild', 'porter', 'gose', 'tripel', 'saison', 'helles', ' Dark  mild ', 'PORTER']) {
    rememberSearch(search, store)
  }
  expect(readRecentSearches(store)).toEqual(['PORTER', 'Dark mild', 'helles', 'saison', 'tripel', 'gose'])
})

test('a blank search is not remembered and a forgotten one is gone', () => {
  const store = storeOf()
  rememberSearch('mild', store)
  expect(rememberSearch('   ', store)).toEqual(['mild'])
  expect(forgetSearch('mild', store)).toEqual([])
})

test.each(['{', '7', '{"a":1}', '[1,"",null]'])('a store that holds %s counts as empty', (text) => {
  expect(readRecentSearches(storeOf(text))).toEqual([])
})

test('a store that throws is no obstacle', () => {
  const closed = {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  }
  expect(readRecentSearches(closed)).toEqual([])
  expect(rememberSearch('mild', closed)).toEqual(['mild'])
})
