import { expect, test } from 'vitest'
import type { Facets } from '../../../shared/api/catalogue-api.ts'
import { defaultOrder } from '../../../shared/catalogue/listing-address.ts'
import type { ListingQuery } from '../../../shared/catalogue/listing-query.ts'
import { listingHeading, nearestTown } from './listing-heading.ts'

const value = (value: string, label: string) => ({ value, label, count: 1 })
const facets: Facets = {
  style: [value('bitter', 'Bitter'), value('ipa', 'IPA'), value('mild', 'Mild & Brown')],
  region: [value('yorkshire', 'Yorkshire')],
  town: [value('leeds', 'Leeds')],
  packaging: [value('cask', 'Cask')],
  abv: [value('2.9-4.2', '2.9% to 4.2%')],
  without: [value('lactose', 'Lactose')],
}
const headingOf = (q: string, filters: ListingQuery['filters']) =>
  listingHeading({ query: { q, filters, orderby: defaultOrder(q), page: 1 }, facets })

test.each([
  ['', {}, null],
  ['', { style: ['bitter'], region: ['yorkshire'] }, 'Bitter from Yorkshire'],
  [
    '',
    { style: ['bitter'], region: ['yorkshire'], container: ['pin'], abv: ['2.9-4.2'] },
    'Bitter in pins from Yorkshire, 2.9% to 4.2%',
  ],
  ['', { town: ['leeds'] }, 'Beers from Leeds'],
  ['', { style: ['bitter', 'ipa'] }, 'Bitter and IPA'],
  ['', { style: ['bitter', 'ipa', 'mild'] }, '3 styles'],
  ['', { packaging: ['cask'], filter: ['gluten-free'] }, 'Gluten-free beers in cask'],
  ['', { region: ['central-scotland', 'highlands-islands', 'scottish-borders'] }, 'Beers from Scotland'],
  ['', { packaging: ['bottle'] }, 'Beers in bottles'],
  ['', { without: ['lactose'] }, 'Beers without lactose'],
  ['', { style: ['nonsense'] }, 'Nonsense'],
  ['swan', {}, 'Beers matching ‘swan’'],
  ['swan', { container: ['9g-cask'] }, 'Beers in firkins matching ‘swan’'],
  ['', { style: ['bitter'], near: ['york'] }, 'Bitter, nearest to York first'],
  ['swan', { near: ['kings-lynn'] }, "Beers, nearest to King's Lynn first matching ‘swan’"],
  ['', { near: ['atlantis'] }, 'Beers'],
] as const)('a search for %j within %j is headed %j (S-09)', (q, filters, heading) => {
  expect(headingOf(q, filters as unknown as ListingQuery['filters'])).toBe(heading)
})

test.each([
  ['newest', '', 'York'],
  ['relevance', 'swan', 'York'],
  ['price', '', null],
  ['newest', 'swan', null],
] as const)(
  'a list near York in the order %s of a search for %j begins at %s (SRCH-02)',
  (orderby, q, town) => {
    expect(nearestTown({ q, filters: { near: ['york'] }, orderby, page: 1 })).toBe(town)
  },
)
