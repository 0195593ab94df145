import { expect, test } from 'vitest'
import { heroSeconds, heroSlides, heroTheme } from './heroes.ts'

test.each([
  ['HOME-19', 7.6, 8],
  ['HOME-19', 4.4, 4],
  ['HOME-19', '5', 5],
  ['HOME-20', 1, 3],
  ['HOME-20', 500, 120],
  ['HOME-20', 3, 3],
  ['HOME-20', 120, 120],
  ['C-67', 0, 3],
  ['C-67', -9, 3],
  ['HOME-21', undefined, 8],
  ['HOME-21', null, 8],
  ['HOME-21', 'abc', 8],
  ['C-67', ' ', 8],
  ['HOME-21', NaN, 8],
])('%s displaySeconds of %j is %d', (_row, value, seconds) => {
  expect(heroSeconds(value)).toBe(seconds)
})

test('a slide is dropped only when title, message and image are all missing (HOME-22)', () => {
  const slides = heroSlides([
    { id: 'none' },
    { id: 'blank', title: ' ', message: '', imageUrl: null, category: 'New' },
    { id: 'title', title: 'Fresh hops' },
    { id: 'message', message: 'In time for summer' },
    { id: 'image', imageUrl: '/hop.webp' },
  ])
  expect(slides.map((slide) => slide.id)).toEqual(['title', 'message', 'image'])
})

test('the button shows only when switched on, with both text and link (HOME-23)', () => {
  const complete = { id: 'a', title: 'Fresh', showButton: true, buttonText: 'Shop', buttonLink: '/shop' }
  const button = (change: object) => heroSlides([{ ...complete, ...change }])[0]?.button
  expect(button({})).toEqual({ text: 'Shop', link: '/shop' })
  for (const change of [
    { showButton: false },
    { showButton: null },
    { buttonText: ' ' },
    { buttonLink: null },
  ]) {
    expect(button(change)).toBeNull()
  }
})

test.each([
  ['light', 'light'],
  ['theme-light', 'light'],
  ['Light on dark', 'light'],
  ['dark', 'dark'],
  ['', 'dark'],
  [undefined, 'dark'],
])('the theme %j is %s (HOME-24, C-66)', (theme, shown) => {
  expect(heroTheme(theme)).toBe(shown)
})

test('slides come by position with what they lack left out (HOME-05)', () => {
  const slides = heroSlides([
    { id: 'second', title: 'Two', position: 2 },
    { id: 'first', title: ' One ', category: 'New', position: 1, theme: 'light', imageWidth: 1600 },
  ])
  expect(slides.map((slide) => slide.id)).toEqual(['first', 'second'])
  expect(slides[0]).toEqual({
    id: 'first',
    category: 'New',
    title: 'One',
    message: null,
    button: null,
    theme: 'light',
    imageUrl: null,
    imageWidth: 1600,
    imageHeight: null,
    displaySeconds: 8,
  })
  expect(slides[1]?.category).toBeNull()
})
