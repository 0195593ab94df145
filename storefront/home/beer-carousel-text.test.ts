import { expect, test } from 'vitest'
import { beerCarouselText } from './beer-carousel-text.ts'

test('the latest carousel speaks to the letter of the specification (HOME-83, HOME-84, HOME-85)', () => {
  const { loading, empty, error } = beerCarouselText.latest
  expect(loading).toBe('Loading latest beers…')
  expect(empty).toBe('No beers are available right now. Check back soon.')
  expect(error).toBe("We couldn't load the latest beers. Please refresh the page or try again later.")
})

test('casks and kegs have the same kinds of text (C-63, OPEN-09, OPEN-10)', () => {
  for (const name of ['casks', 'kegs'] as const) {
    const { loading, empty, error } = beerCarouselText[name]
    expect(loading).toBe(`Loading fresh ${name}…`)
    expect(empty).toBe(`No ${name} are available right now. Check back soon.`)
    expect(error).toBe(`We couldn't load the fresh ${name}. Please refresh the page or try again later.`)
  }
})
