import { expect, test } from 'vitest'
import { breweryWords, type BreweryWords } from '../../../shared/catalogue/brewery-words.ts'
import { readPageWords } from './read-page-words.ts'

const stands = {
  ...(Object.fromEntries(breweryWords.map((word) => [word, ''])) as unknown as BreweryWords),
  town: 'Leith',
  logo: '/media/kept/a.webp',
}
const formOf = (typed: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ town: 'Leith', ...typed })) form.set(name, value)
  return form
}

test('the form of a page says what is different from the current version, and nothing else (STAF-20)', () => {
  expect(readPageWords(formOf({ title: ' By the canal ' }), stands, stands.logo)).toEqual({
    title: 'By the canal',
  })
  expect(readPageWords(formOf({}), stands, null)).toEqual({ logo: null })
  expect(readPageWords(formOf({}), stands, stands.logo)).toEqual({})
})
