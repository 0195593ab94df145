import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { clampQuantity, readQuantity } from './step-quantity.ts'
import { Stepper } from './Stepper.tsx'

test('rounds a quantity down and limits it to its bounds', () => {
  expect(clampQuantity(0, { min: 1, max: 6 })).toBe(1)
  expect(clampQuantity(9, { min: 1, max: 6 })).toBe(6)
  expect(clampQuantity(2.6, { min: 1 })).toBe(2)
})

test.each(['', '-1', '1.5', 'two', '7'])('typing %o is not a quantity from 1 to 6', (typed) => {
  expect(readQuantity(typed, { min: 1, max: 6 })).toBeNull()
})

test.each([
  [12, 12],
  [16, 12],
  [2, 6],
  [99, 18],
  [0, 0],
])('of what is sold in sixes, %i is taken as %i (PRICE-06)', (typed, quantity) => {
  expect(clampQuantity(typed, { min: 0, max: 18, multiple: 6 })).toBe(quantity)
  expect(clampQuantity(typed, { min: 1, max: 18, multiple: 6 })).toBe(Math.max(6, quantity))
  expect(readQuantity(String(typed), { min: 0, max: 18, multiple: 6 })).toBe(
    typed === quantity ? typed : null,
  )
})

test('a whole number inside the bounds is read', () => {
  expect(readQuantity(' 6 ', { min: 1, max: 6 })).toBe(6)
})

test('minus is disabled at the least and plus at the most', () => {
  const atLeast = renderToStaticMarkup(<Stepper label="Quantity" min={1} max={6} defaultValue={1} />)
  const atMost = renderToStaticMarkup(<Stepper label="Quantity" min={1} max={6} defaultValue={6} />)
  expect(buttonOf(atLeast, 'One fewer')).toContain('disabled')
  expect(buttonOf(atLeast, 'One more')).not.toContain('disabled')
  expect(buttonOf(atMost, 'One fewer')).not.toContain('disabled')
  expect(buttonOf(atMost, 'One more')).toContain('disabled')
})

test('a disabled stepper shows its reason', () => {
  const html = renderToStaticMarkup(<Stepper label="Quantity" disabledReason="Sold out" />)
  expect(html).toMatch(/<fieldset[^>]* disabled\b/)
  expect(html).toMatch(/<span[^>]* class="visually-hidden"[^>]*>Sold out<\/span>/)
})

test('a stepper that can only shrink shows its reason, and still steps down', () => {
  const html = renderToStaticMarkup(<Stepper label="Quantity" value={2} shrinkOnlyReason="Sold out" />)
  expect(buttonOf(html, 'One fewer')).not.toContain('disabled')
  expect(buttonOf(html, 'One more')).toContain('disabled')
  expect(html).toMatch(/<input[^>]* disabled\b/)
  expect(html).toMatch(/<span[^>]* class="visually-hidden"[^>]*>Sold out<\/span>/)
})

function buttonOf(html: string, label: string): string {
  return new RegExp(`<button[^>]*aria-label="${label}"[^>]*>`).exec(html)?.[0] ?? ''
}
