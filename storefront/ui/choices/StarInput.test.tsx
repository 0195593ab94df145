import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { chooseStar, StarInput } from './StarInput.tsx'

test('pressing a star chooses it, pressing the chosen one takes the rating back', () => {
  expect(chooseStar(null, 4)).toBe(4)
  expect(chooseStar(4, 2)).toBe(2)
  expect(chooseStar(4, 4)).toBeNull()
})

test('five named radio buttons form one group, the given one chosen', () => {
  const html = renderToStaticMarkup(<StarInput legend="Your rating" name="rating" defaultValue={3} />)
  expect(html.match(/type="radio"/g)).toHaveLength(5)
  expect(html.match(/ checked\b/g)).toHaveLength(1)
  expect(html).toMatch(/aria-label="3 stars"[^>]* checked\b/)
})
