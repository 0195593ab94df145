import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BeerPageContainer, BeerPageGroup } from '../../shared/pages/beer-page-data.ts'
import { buildBeerPage, buildBeerPageContainer } from '../../tests/support/builders/beer-page-builder.ts'
import { VariantsForm } from './VariantsForm.tsx'

const keg = buildBeerPageContainer()
const soldOut = buildBeerPageContainer({ id: 'cask', name: 'Firkin', availableUnits: 0 })
const notOnline = buildBeerPageContainer({ id: 'box', name: 'Bag', variantId: null, availableUnits: 9 })

function render(containers: BeerPageContainer[], group: BeerPageGroup | null = null): string {
  const { beer, brewery } = buildBeerPage({ beer: { containers } })
  return renderToStaticMarkup(<VariantsForm beer={beer} brewery={brewery} group={group} />)
}
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
const isTakenOf = (html: string) =>
  (html.match(/<fieldset[^>]*>/g) ?? []).map((stepper) => !stepper.includes(' disabled'))
const inputsOf = (html: string) => html.match(/<input[^>]*>/g) ?? []

test('every packaging option has a quantity of its own, named by beer and option (BEER-07)', () => {
  const inputs = inputsOf(render([keg, soldOut, notOnline])).filter((input) => input.includes('number'))
  expect(inputs).toHaveLength(3)
  expect(inputs[0]).toContain('aria-label="Quantity of Coal Staith, 30L Keg · S-Type"')
  expect(inputs[0]).toContain('max="4"')
})

test.each([
  ['no unit', soldOut],
  ['less than a whole multiple', buildBeerPageContainer({ availableUnits: 3, orderMultiple: 6 })],
])(
  'where %s can be bought online there is no button, and the page says how to order (PRICE-06)',
  (_, size) => {
    const html = render([size])
    expect(html).not.toContain('Add to basket')
    expect(wordsOf(html)).toContain('To order, contact Pierhead Tide : beer@pierhead.example 029 2018 0164')
    expect(html).toContain('href="mailto:beer@pierhead.example?subject=Coal%20Staith"')
    expect(html).toContain('href="tel:02920180164"')
  },
)

test('a plain form names each size that can be bought, for the basket of its group (BEER-02, BEER-16)', () => {
  const html = render([keg, soldOut], { id: 'g1', slug: 'wales', name: 'Wales' })
  expect(html).toContain('action="/cart/lines" method="post"')
  const fields = inputsOf(html).map((input) => /name="(\w+)"/.exec(input)?.[1])
  expect(fields).toEqual(['groupSlug', 'kind', 'itemId', 'quantity', 'quantity'])
  expect(html).toContain(`name="itemId" value="${keg.variantId}"`)
  expect(wordsOf(html)).toContain('For your Wales basket')
  expect(inputsOf(render([keg])).join()).not.toContain('groupSlug')
})

test('an option without a variant says so and takes no quantity (BEER-18, BEER-21)', () => {
  const html = render([keg, notOnline])
  expect(wordsOf(html)).toContain("Online ordering for this packaging size isn't available yet.")
  expect(isTakenOf(html)).toEqual([true, false])
  expect(wordsOf(html)).not.toContain('In stock: 9')
})

test('an option without stock is sold out and takes no quantity (BEER-19, BEER-24)', () => {
  const html = render([keg, soldOut])
  expect(wordsOf(html)).toContain('Firkin 30 L · 52 pints Sold out')
  expect(isTakenOf(html)).toEqual([true, false])
})

test('an option without a price says whom to ask, and takes no quantity (BEER-20, S-03)', () => {
  const unpriced = { priceMinor: null, pricePerPintMinor: null, pricePerLitreMinor: null }
  const html = render([buildBeerPageContainer(unpriced)])
  const words = wordsOf(html)
  expect(inputsOf(html)).toEqual([])
  expect(words).not.toContain('Add to basket')
  expect(words).toContain('Ask the brewery what Coal Staith, 30L Keg · S-Type costs')
  expect(html).toContain(
    'href="mailto:beer@pierhead.example?subject=Price%20of%20Coal%20Staith%2C%2030L%20Keg',
  )
  expect(words).toContain('Contact for pricing')
  expect(words).not.toContain('ex VAT')
  expect(words).not.toContain('a pint')
})

test('with nothing in stock the beer is sold out online (BEER-22)', () => {
  const sentence =
    'This beer is sold out online right now. Please check back soon or contact the brewery directly.'
  expect(wordsOf(render([soldOut, notOnline]))).toContain(sentence)
  expect(wordsOf(render([soldOut, keg]))).not.toContain(sentence)
})

test('with no option sold online, or none at all, the beer is not sold online yet (BEER-23)', () => {
  const sentence =
    "Online ordering for this beer isn't available yet. Please check back soon or contact the brewery directly."
  expect(wordsOf(render([notOnline]))).toContain(sentence)
  expect(wordsOf(render([]))).toContain(sentence)
  expect(wordsOf(render([notOnline, soldOut]))).not.toContain(sentence)
})

test('an option in stock tells how many, its price, and the price of a pint and a litre (BEER-25)', () => {
  const words = wordsOf(render([keg]))
  expect(words).toContain('30L Keg · S-Type 52 pints In stock: 4 £96.00 ex VAT £1.82 a pint £3.20 a litre')
})

test('the warning of a coupler is in the page of everybody, for the styles to show, and at kegs alone', () => {
  expect(render([keg])).toMatch(/data-coupler="s"/)
  expect(render([{ ...keg, name: '9g Cask (Firkin)' }])).not.toContain('data-coupler')
  expect(render([{ ...keg, couplerType: null }])).not.toContain('data-coupler')
})

test('twelve options draw twelve lines', () => {
  const twelve = Array.from({ length: 12 }, (_, at) => buildBeerPageContainer({ id: `c${at}` }))
  expect(render(twelve).match(/<th[^>]*scope="row"/g)).toHaveLength(12)
})
