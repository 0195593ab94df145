import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ProductDetailData } from '../../shared/pages/beer-page-data.ts'
import {
  buildAccessoryCard,
  buildBeerPage,
  buildBeerPageContainer,
} from '../../tests/support/builders/beer-page-builder.ts'
import { BeerPage } from './BeerPage.tsx'

const render = (data: ProductDetailData) => renderToStaticMarkup(<BeerPage data={data} />)
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('the breadcrumb leads from Home over Shop to the beer (BEER-04)', () => {
  const html = render(buildBeerPage())
  const trail = /<nav aria-label="Breadcrumb">.*?<\/nav>/.exec(html)?.[0] ?? ''
  expect(trail).toMatch(
    /href="\/"[^>]*>Home<.*href="\/shop"[^>]*>Shop<.*aria-current="page"[^>]*>Coal Staith</,
  )
})

test('the gallery shows its pictures, the label first and at once, with links to each (BEER-05)', () => {
  const html = render(buildBeerPage())
  const pictures = html.match(/<img[^>]*width="480"[^>]*>/g) ?? []
  expect(pictures.map((img) => [/src="([^"]+)"/.exec(img)?.[1], img.includes('loading="lazy"')])).toEqual([
    ['/pictures/beer/1/a.svg', false],
    ['/pictures/container/keg-30/1/a.svg', true],
  ])
  expect(html).toContain('href="#picture-keg-30"')
  expect(html).toContain('id="picture-keg-30"')
})

test('a page without pictures is still a page (BEER-06)', () => {
  const html = render(buildBeerPage({ gallery: [] }))
  expect(html).not.toContain('Pictures of')
  expect(html).toContain('<h1')
})

test('the particulars show brewery, place, style, strength, colour, allergens and the last batch (BEER-10)', () => {
  const words = wordsOf(render(buildBeerPage()))
  expect(words).toContain('Brewery Pierhead Tide From Cardiff, Wales Style Porter All Stout &amp; Porter')
  expect(words).toContain('Strength 5.2% ABV Colour Black Gluten free Yes Allergens barley, lactose')
  expect(words).toContain('Last batch racked 5 Sept')
})

test('the accordion has five parts, the description open; the margin follows below on its own (BEER-11)', () => {
  const html = render(buildBeerPage())
  const parts = [...html.matchAll(/<details[^>]*id="([\w-]+)"([^>]*)>/g)]
  expect(parts.map(([, id, rest]) => [id, rest?.includes('open')])).toEqual([
    ['description', true],
    ['tasting-notes', false],
    ['ingredients', false],
    ['allergens', false],
    ['delivery', false],
    ['margin', false],
  ])
  expect(wordsOf(html)).toContain('Water, brown malt, Fuggles hops.')
  expect(wordsOf(html)).toContain('Barley, lactose.')
})

test('recommended accessories follow the form, with price and stock (BEER-12)', () => {
  const sold = buildAccessoryCard({ id: 'tap', name: 'Tap', isSoldOut: true, priceMinor: null })
  const html = render(buildBeerPage({ accessories: [buildAccessoryCard(), sold] }))
  expect(html.indexOf('Recommended accessories')).toBeGreaterThan(html.indexOf('</form>'))
  expect(wordsOf(html)).toContain('S-Type Keg Coupler For S-Type kegs £38.50 ex VAT In stock: 64')
  expect(wordsOf(html)).toContain('Contact for pricing Sold out')
})

test('the reviews follow everything about the beer itself (BEER-15)', () => {
  const html = render(buildBeerPage())
  expect(html).toContain('id="reviews"')
  expect(html.indexOf('id="reviews"')).toBeGreaterThan(html.indexOf('Recommended accessories'))
  expect(wordsOf(html)).toContain('27 reviews')
})

test('unknown details leave no heading and no line', () => {
  const html = render(
    buildBeerPage({
      beer: {
        style: '',
        abv: null,
        colorHex: null,
        glutenFree: false,
        description: '',
        tastingNotes: '',
        ingredients: [],
        allergens: [],
        lastBatch: null,
        styleCategory: null,
        containers: [],
      },
      brewery: { town: '', country: '', email: null, telephone: null, soldByDisclaimer: null },
      accessories: [],
    }),
  )
  expect([...html.matchAll(/<dt[^>]*>([^<]+)/g)].map(([, term]) => term)).toEqual(['Brewery'])
  expect([...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title]) => title)).toEqual([
    'Sizes and prices',
    'Particulars',
    'Delivery',
    'Reviews',
  ])
  expect(html).not.toContain('<table')
})

test('a name of 300 characters and markup in it are shown as they are', () => {
  const name = `<b>${'Long '.repeat(59)}</b>`
  const html = render(buildBeerPage({ beer: { name, containers: [buildBeerPageContainer()] } }))
  expect(html).not.toContain('<b>Long')
  expect(html).toContain('&lt;b&gt;Long')
})
