import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beerStyles } from '../../../../shared/catalogue/beer-styles.ts'
import { containerFilters } from '../../../../shared/catalogue/containers.ts'
import { namedVessels } from '../../../../shared/catalogue/unlisted-containers.ts'
import { regions } from '../../../../shared/geography/regions.ts'
import { searchTextLength } from '../../../../shared/limits/limits.ts'
import { sizeName } from '../../../../shared/catalogue/sizes/size-name.ts'
import { containerValuesOf } from '../search-index/indexed-facts.ts'
import { priceBounds } from './price-range.ts'
import { readSearch } from './read-search.ts'

const shop: Record<string, readonly string[]> = {
  style: beerStyles.flatMap(({ code, substyles }) => [code, ...substyles.map((kind) => kind.code)]),
  region: regions.map(({ slug }) => slug),
  town: ['leeds', 'york', 'kings-lynn', 'rye', 'bath'],
  county: ['fife', 'west-yorkshire'],
  container: [...containerFilters, ...namedVessels].map(({ key }) => key).concat('5l', '45-5l', '330ml'),
  packaging: ['keg', 'cask', 'can', 'bottle', 'smallpack'],
  abv: ['0-0.5', '0.5-2.8', '2.9-4.2', '4.3-5.5', '5.6-7.5', '7.6-plus'],
  filter: ['gluten-free'],
  allergen: ['gluten', 'milk', 'sulphites'],
  coupler: ['s', 'a', 'u', 'grundy'],
  near: ['york', 'kings-lynn'],
}
const knows = (filter: string, value: string) =>
  filter === 'price' ? priceBounds(value) !== null : (shop[filter]?.includes(value) ?? false)

test.each([
  [
    'yorkshire bitter pin 4%',
    { region: ['yorkshire'], style: ['bitter'], container: ['pin'], abv: ['2.9-4.2'] },
    '',
  ],
  ['Leeds Bitter', { town: ['leeds'], style: ['bitter'] }, ''],
  ['yorkshire', { region: ['yorkshire'] }, ''],
  ['firkin', { container: ['9g-cask'] }, ''],
  ['firkins of best bitter', { container: ['9g-cask'], style: ['best-bitter'] }, ''],
  ['4% bitter', { abv: ['2.9-4.2'], style: ['bitter'] }, ''],
  ['bitter pins', { style: ['bitter'], container: ['pin'] }, ''],
  ['kils', { container: ['kilderkin'] }, ''],
  ['9g', { container: ['9g-cask'] }, ''],
  ['4.5 gallon mild', { container: ['pin'], style: ['mild'] }, ''],
  ['30l lager', { container: ['30l-keg'], style: ['lager'] }, ''],
  ['20 litre keg pils', { container: ['20l-keg'], style: ['pilsner'] }, ''],
  ['key keg ipa', { container: ['keykeg'], style: ['ipa'] }, ''],
  ['neipa in cans', { style: ['new-england-ipa'], packaging: ['can'] }, ''],
  ['440ml can sour', { container: ['440ml-can'], style: ['sour'] }, ''],
  ['mixed case', { container: ['mixed-pack'] }, ''],
  ['mini keg', { container: ['mini-keg'] }, ''],
  ['5l mini keg lager', { container: ['mini-keg'], style: ['lager'] }, ''],
  ['5l', { container: ['5l'] }, ''],
  ['10 gallon', { container: ['45-5l'] }, ''],
  ['dolium', { container: ['dolium'] }, ''],
  ['30l dolium keg', { container: ['dolium'] }, ''],
  ['polypin', { container: ['bag-in-box'] }, ''],
  ['bag in box', { container: ['bag-in-box'] }, ''],
  ['330ml bottles', { container: ['330ml'], packaging: ['bottle'] }, ''],
  ['cask porter', { packaging: ['cask'], style: ['porter'] }, ''],
  ['stouts over 6%', { style: ['stout'], abv: ['5.6-7.5', '7.6-plus'] }, ''],
  ['under 3% ', { abv: ['0-0.5', '0.5-2.8', '2.9-4.2'] }, ''],
  ['3.8-4.5% pale', { abv: ['2.9-4.2', '4.3-5.5'], style: ['pale-ale'] }, ''],
  ['abv 5 lager', { abv: ['4.3-5.5'], style: ['lager'] }, ''],
  ['4.2 bitter', { abv: ['2.9-4.2'], style: ['bitter'] }, ''],
  ['scottish export', { style: ['scottish-export'] }, ''],
  ['beers from Fife', { county: ['fife'] }, ''],
  ['west yorkshire mild', { county: ['west-yorkshire'], style: ['mild'] }, ''],
  ["King's Lynn", { town: ['kings-lynn'] }, ''],
  ['kings lynn stout', { town: ['kings-lynn'], style: ['stout'] }, ''],
  ['highlands and islands', { region: ['highlands-islands'] }, ''],
  ['kolsch', { style: ['kolsch'] }, ''],
  ['gluten free pale', { filter: ['gluten-free'], style: ['pale-ale'] }, ''],
  ['gf lager', { filter: ['gluten-free'], style: ['lager'] }, ''],
  ['lactose free stout', { without: ['milk'], style: ['stout'] }, ''],
  ['no dairy', { without: ['milk'] }, ''],
  ['no sulphites', { without: ['sulphites'] }, ''],
  ['ipa under £120', { price: ['under-120'], style: ['ipa'] }, ''],
  ['keg £80-£120', { price: ['80-120'], packaging: ['keg'] }, ''],
  ['over 90 pounds firkin', { price: ['over-90'], container: ['9g-cask'] }, ''],
  ['s-type lager', { coupler: ['s'], style: ['lager'] }, ''],
  ['30l keg u type', { coupler: ['u'], container: ['30l-keg'] }, ''],
  ['a type keg', { coupler: ['a'], packaging: ['keg'] }, ''],
  ['a type of mild', { style: ['mild'] }, 'type'],
  ['grundy couplers', { coupler: ['grundy'] }, ''],
  ['best bitter near york', { style: ['best-bitter'], near: ['york'] }, ''],
  ["mild close to King's Lynn", { style: ['mild'], near: ['kings-lynn'] }, ''],
  ['hazy ipa', { style: ['new-england-ipa', 'hazy-pale'] }, ''],
  ['alcohol free lager', { style: ['low-alcohol-lager'] }, ''],
  ['rye ipa', { style: ['ipa'] }, 'rye'],
  ['swan neck firkin', { container: ['9g-cask'] }, 'swan neck'],
  ['"bottle kiln"', {}, '"bottle kiln"'],
  ['"bottle kiln" cans', { packaging: ['can'] }, '"bottle kiln"'],
  ['Towpath', {}, 'Towpath'],
  ['best biter', {}, 'best biter'],
  ['', {}, ''],
] as const)('%j narrows to %j and leaves %j (S-09)', (q, filters, text) => {
  expect(readSearch(q, knows)).toEqual({ filters, text })
})

test.each([
  [
    'yorkshre biter pin',
    { region: ['yorkshire'], style: ['bitter'], container: ['pin'] },
    'yorkshire bitter pin',
  ],
  ['Leedz mild', { town: ['leeds'], style: ['mild'] }, 'leeds mild'],
  ['"Old Thing" stuot', { style: ['stout'] }, '"Old Thing" stout'],
  ['kilderken porter', { container: ['kilderkin'], style: ['porter'] }, undefined],
  ['grandy keg', { coupler: ['grundy'], packaging: ['keg'] }, 'grundy keg'],
])('%j is read as it was meant, which is %j (SRCH-01)', (q, filters, corrected) => {
  const read = readSearch(q, knows, { isWord: () => false, knows })
  expect([read.filters, read.corrected]).toEqual([filters, corrected])
})

test('a word that some beer has is not corrected (SRCH-01)', () => {
  const read = readSearch('bitten pin', knows, { isWord: (word) => word === 'bitten', knows })
  expect(read).toEqual({ filters: { container: ['pin'] }, text: 'bitten' })
})

test('what the shop does not have narrows nothing (S-09)', () => {
  expect(readSearch('yorkshire gose 4%', () => false)).toEqual({ filters: {}, text: 'yorkshire gose 4%' })
  expect(readSearch('gose pin', (filter, value) => filter === 'container' && value === 'pin')).toEqual({
    filters: { container: ['pin'] },
    text: 'gose',
  })
})

const words = fc.constantFrom(
  ...'yorkshire bitter pin 4% 30l keg leeds swan neck without lactose free " x 2 24 ml - best kent the of ½ ß ( %'.split(
    ' ',
  ),
)
const anyText = fc.oneof(
  fc.string({ maxLength: 200, unit: 'binary' }),
  fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' ')),
)

test('any text is read, and every filter is one that the shop knows (S-09)', () => {
  fc.assert(
    fc.property(anyText, (q) => {
      const { filters, text } = readSearch(q, knows)
      for (const [name, values] of Object.entries(filters))
        for (const value of values) expect(knows(name === 'without' ? 'allergen' : name, value)).toBe(true)
      expect(text.length).toBeLessThanOrEqual(Math.max(q.length, 4 * searchTextLength))
      expect([q, text.trim()]).toContain(text)
    }),
    { numRuns: 500 },
  )
})

test('the longest and worst texts are read within 20 ms (S-09)', () => {
  const worst = [
    '9'.repeat(5000),
    '2 x '.repeat(1200),
    '"'.repeat(4000),
    '1.5 '.repeat(900),
    'a'.repeat(9000),
  ]
  readSearch(worst[1]!, knows, { isWord: () => false, knows })
  for (const q of [...worst, 'pin '.repeat(900), '4-5-'.repeat(500), `${'9 '.repeat(400)}%`]) {
    const before = process.cpuUsage()
    readSearch(q, knows, { isWord: () => false, knows })
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(20)
    expect(readSearch(q, knows).text.length).toBeLessThanOrEqual(Math.max(q.length, searchTextLength))
  }
})

test.each([
  ['no', {}, 'no'],
  ['without sulphites', { without: ['sulphites'] }, ''],
  ['no sulphites stout', { without: ['sulphites'], style: ['stout'] }, ''],
  ['sulphites free stout', { without: ['sulphites'], style: ['stout'] }, ''],
  ['free stout', { style: ['stout'] }, 'free'],
  ['sulphites stout', { style: ['stout'] }, 'sulphites'],
  ['stout case', { style: ['stout'] }, 'case'],
  ['stout mixed', { style: ['stout'] }, 'mixed'],
  ['“Old Peculiar” leeds', { town: ['leeds'] }, '"Old Peculiar"'],
  ['leeds "4%" kegs', { town: ['leeds'], packaging: ['keg'] }, '"4%"'],
  ['towpath leeds skylark', { town: ['leeds'] }, 'towpath skylark'],
])('%j asks for %j beside the text %j (S-09)', (q, filters, text) => {
  expect(readSearch(q, knows)).toEqual({ filters, text })
})

const withoutDolium = (filter: string, value: string) => value !== 'dolium' && knows(filter, value)

test('a vessel that no beer comes in is searched as a word, and is no wider filter (S-09)', () => {
  expect(readSearch('dolium', withoutDolium)).toEqual({ filters: {}, text: 'dolium' })
  expect(readSearch('leeds dolium', withoutDolium)).toEqual({ filters: { town: ['leeds'] }, text: 'dolium' })
})

const demoSizes = parse(readFileSync('database/demo/containers.csv'), { columns: true }) as Record<
  string,
  string
>[]

test('what each size in stock is called finds it, with and without its coupler (S-09, S-06)', () => {
  const rows = [
    ...new Map(
      demoSizes.map((row) => [[row['name'], row['type'], row['coupler_type']].join(), row]),
    ).values(),
  ].map((row) => ({
    name: row['name']!,
    type: row['type']!,
    volumeMl: Number(row['volume_ml']),
    packSize: 1,
    priceMinor: null,
    couplerType: row['coupler_type'] || null,
  }))
  const valuesOf = (size: (typeof rows)[number]) =>
    containerValuesOf(size).map(({ facet, value }) => `${facet} ${value}`)
  const all = new Set(rows.flatMap(valuesOf))
  for (const size of rows)
    for (const name of [size.name, size.name.toLowerCase(), sizeName(size)]) {
      const { filters } = readSearch(name, (filter, value) => all.has(`${filter} ${value}`))
      const own = new Set(valuesOf(size))
      expect([name, Object.keys(filters).length]).not.toEqual([name, 0])
      for (const [filter, values] of Object.entries(filters))
        expect([name, filter, values.some((value) => own.has(`${filter} ${value}`))]).toEqual([
          name,
          filter,
          true,
        ])
    }
})
