import { expect, test } from 'vitest'
import { beerShelfWords } from './beer-shelf-words.ts'

test('HOME-83 HOME-84 HOME-85 the latest carousel speaks to the letter of the specification', () => {
  const { loading, empty, error } = beerShelfWords.latest
  expect(loading).toBe('Loading latest beers…')
  expect(empty).toBe('No beers are available right now. Check back soon.')
  expect(error).toBe("We couldn't load the latest beers. Please refresh the page or try again later.")
})

test('C-63 OPEN-09 OPEN-10 casks and kegs say the same of themselves', () => {
  for (const name of ['casks', 'kegs'] as const) {
    const { loading, empty, error } = beerShelfWords[name]
    expect(loading).toBe(`Loading fresh ${name}…`)
    expect(empty).toBe(`No ${name} are available right now. Check back soon.`)
    expect(error).toBe(`We couldn't load the fresh ${name}. Please refresh the page or try again later.`)
  }
})
