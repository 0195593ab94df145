import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BeerPageContainer, BeerPageGroup } from '../../shared/beer-page.ts'
import { buildBeerPage, buildBeerPageContainer } from '../../tests/beer-page-builder.ts'
import { VariantsForm } from './VariantsForm.tsx'

const keg = buildBeerPageContainer()
const soldOut = buildBeerPageContainer({ id: 'cask', name: 'Firkin', availableUnits: 0 })
const notOnline = buildBeerPageContainer({ id: 'box', name: 'Bag', variantId: null, availableUnits: 9 })

function draw(containers: BeerPageContainer[], group: BeerPageGroup | null = null): string {
  const { beer, brewery } = buildBeerPage({ beer: { containers } })
  return renderToStaticMarkup(<VariantsForm beer={beer} brewery={brewery} group={group} />)
}
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
const isTakenOf = (html: string) =>
  (html.match(/<fieldset[^>]*>/g) ?? []).map((stepper) => !stepper.includes('disabled=""'))
const inputsOf = (html: string) => html.match(/<input[^>]*>/g) ?? []

test('BEER-07 every packaging option has a quantity of its own, named by beer and option', () => {
  const inputs = inputsOf(draw([keg, soldOut, notOnline])).filter((input) => input.includes('number'))
  expect(inputs).toHaveLength(3)
  expect(inputs[0]).toContain('aria-label="Quantity of Coal Staith, 30L Keg"')
  expect(inputs[0]).toContain('max="4"')
})

test('where nothing can be bought online there is no button, and the page says how to order', () => {
  const html = draw([soldOut])
  expect(html).not.toContain('Add to basket')
  expect(wordsOf(html)).toContain('To order, contact Pierhead Tide : beer@pierhead.example 029 2018 0164')
  expect(html).toContain('href="mailto:beer@pierhead.example?subject=Coal%20Staith"')
  expect(html).toContain('href="tel:02920180164"')
})

test('BEER-02 BEER-16 a plain form names each size that can be bought, for the basket of its group', () => {
  const html = draw([keg, soldOut], { id: 'g1', slug: 'wales', name: 'Wales' })
  expect(html).toContain('action="/cart/lines" method="post"')
  const fields = inputsOf(html).map((input) => /name="(\w+)"/.exec(input)?.[1])
  expect(fields).toEqual(['groupSlug', 'kind', 'itemId', 'quantity', 'quantity'])
  expect(html).toContain(`name="itemId" value="${keg.variantId}"`)
  expect(wordsOf(html)).toContain('For your Wales basket')
  expect(inputsOf(draw([keg])).join()).not.toContain('groupSlug')
})

test('BEER-18 BEER-21 an option without a variant says so and takes no quantity', () => {
  const html = draw([keg, notOnline])
  expect(wordsOf(html)).toContain("Online ordering for this packaging size isn't available yet.")
  expect(isTakenOf(html)).toEqual([true, false])
  expect(wordsOf(html)).not.toContain('In stock: 9')
})

test('BEER-19 BEER-24 an option without stock is sold out and takes no quantity', () => {
  const html = draw([keg, soldOut])
  expect(wordsOf(html)).toContain('Firkin 30 L · 52 pints · S-Type Sold out')
  expect(isTakenOf(html)).toEqual([true, false])
})

test('BEER-20 an option without a price says whom to ask', () => {
  const words = wordsOf(
    draw([buildBeerPageContainer({ priceMinor: null, pricePerPintMinor: null, pricePerLitreMinor: null })]),
  )
  expect(words).toContain('Contact for pricing')
  expect(words).not.toContain('ex VAT')
  expect(words).not.toContain('a pint')
})

test('BEER-22 with nothing in stock the beer is sold out online', () => {
  const sentence =
    'This beer is sold out online right now. Please check back soon or contact the brewery directly.'
  expect(wordsOf(draw([soldOut, notOnline]))).toContain(sentence)
  expect(wordsOf(draw([soldOut, keg]))).not.toContain(sentence)
})

test('BEER-23 with no option sold online, or none at all, the beer is not sold online yet', () => {
  const sentence =
    "Online ordering for this beer isn't available yet. Please check back soon or contact the brewery directly."
  expect(wordsOf(draw([notOnline]))).toContain(sentence)
  expect(wordsOf(draw([]))).toContain(sentence)
  expect(wordsOf(draw([notOnline, soldOut]))).not.toContain(sentence)
})

test('BEER-25 an option in stock tells how many, its price, and the price of a pint and a litre', () => {
  const words = wordsOf(draw([keg]))
  expect(words).toContain('30L Keg 52 pints · S-Type In stock: 4 £96.00 ex VAT £1.82 a pint £3.20 a litre')
})

test('the warning of a coupler stands in the page of everybody, for the styles to show, and at kegs alone', () => {
  expect(draw([keg])).toMatch(/data-coupler="s"/)
  expect(draw([{ ...keg, name: '9g Cask (Firkin)' }])).not.toContain('data-coupler')
  expect(draw([{ ...keg, couplerType: null }])).not.toContain('data-coupler')
})

test('twelve options draw twelve lines', () => {
  const twelve = Array.from({ length: 12 }, (_, at) => buildBeerPageContainer({ id: `c${at}` }))
  expect(draw(twelve).match(/<th[^>]*scope="row"/g)).toHaveLength(12)
})
