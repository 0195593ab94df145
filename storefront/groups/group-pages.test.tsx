import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DeliveryAnswer } from '../../shared/geography/delivery-area.ts'
import type { GroupCard, GroupsData } from '../../shared/groups/group-card.ts'
import type { GroupHead as Group } from '../../shared/groups/group-head.ts'
import type { Listing } from '../../shared/pages/listing-data.ts'
import { GroupHead } from './GroupHead.tsx'
import { GroupsPage } from './GroupsPage.tsx'

const card: GroupCard = {
  id: 'g1',
  href: '/groups/aire',
  name: 'Aire & Calder',
  description: 'Two rivers, one dray.',
  regionLabel: 'Yorkshire',
  imageUrl: '/pictures/group/g1.svg',
  breweries: [{ id: 'b1', name: 'Weir', logoUrl: '/pictures/brewery/b1.svg' }],
}

function drawList(overrides: Partial<GroupsData> = {}): string {
  const data: GroupsData = {
    title: 'Brewery groups across the UK',
    heading: 'Brewery groups across the UK',
    breadcrumb: [{ label: 'Home', href: '/' }],
    region: 'all',
    tabs: [{ label: 'All Regions', href: '/groups', isCurrent: true }],
    showsRegions: true,
    map: null,
    groups: [card],
    page: 1,
    pages: 1,
    pageSize: 18,
    total: 1,
    ...overrides,
  }
  return renderToStaticMarkup(<GroupsPage data={data} />)
}

test('a card shows picture, name, description, region and logos (GRP-19, GRP-20, GRP-21, GRP-23, GRP-25)', () => {
  const html = drawList()
  expect(html).toContain('src="/pictures/group/g1.svg"')
  expect(html).toMatch(/<a href="\/groups\/aire"[^>]*>Aire &amp; Calder<\/a>/)
  expect(html).toContain('Two rivers, one dray.')
  expect(html).toContain('Yorkshire')
  expect(html).toMatch(
    /src="\/pictures\/brewery\/b1.svg" alt="Weir"[^>]*style="left:[\d.]+%;top:[\d.]+%;inline-size:[\d.]+%"/,
  )
})

test('the logos are at the same places every time (GRP-25)', () => {
  expect(drawList()).toBe(drawList())
})

test('what a group has not stated yet is said in words, the region on All Regions only (GRP-22, GRP-24)', () => {
  const bare = { ...card, description: '', regionLabel: null, breweries: [] }
  const all = drawList({ groups: [bare] })
  expect(all).toContain('Organisers will publish a full overview shortly.')
  expect(all).toContain('Region coming soon')
  expect(drawList({ groups: [bare], showsRegions: false })).not.toContain('Region coming soon')
  expect(drawList({ showsRegions: false })).not.toContain('Yorkshire')
})

test('a region without groups says so (GRP-26)', () => {
  expect(drawList({ groups: [], total: 0 })).toContain(
    'No groups are publicly available in this region yet. Please check back soon.',
  )
})

test('numbers, Previous and Next appear with a second page only (GRP-27, GRP-28)', () => {
  const html = drawList({ page: 2, pages: 3, total: 40 })
  expect(html).toContain('href="/groups" rel="prev"')
  expect(html).toContain('href="/groups/region/all/page/3" rel="next"')
  expect(html).toMatch(/aria-label="Page 2" aria-current="page"/)
  expect(drawList()).not.toContain('rel="next"')
})

const listing = {
  path: '/groups/aire',
  query: { q: '', filters: { style: ['stout'] }, orderby: 'newest', page: 1 },
} as unknown as Listing

function drawHead(overrides: Partial<Group> = {}): string {
  const group: Group = {
    id: 'g1',
    slug: 'aire',
    name: 'Aire & Calder',
    region: { label: 'Yorkshire', href: '/groups/region/yorkshire' },
    description: 'Two rivers, one dray.',
    run: 'Arrives Wed 25 Nov. Order by Mon 23 Nov, 12:00.',
    imageUrl: '',
    members: [
      {
        id: 'b1',
        number: 1,
        name: 'Weir',
        href: '/brewery/weir',
        logoUrl: '/b1.svg',
        town: 'Leeds',
        distanceKm: 35,
      },
      {
        id: 'b2',
        number: 2,
        name: 'Mist',
        href: '/brewery/mist',
        logoUrl: '/b2.svg',
        town: 'Brigadoon',
        distanceKm: null,
      },
    ],
    radiusKm: 40,
    map: {
      side: 480,
      land: 'M0 0Q1 1 2 2Z',
      radius: 150,
      markers: [{ number: 1, x: 200, y: 210, anchor: { x: 200, y: 210 } }],
      towns: [],
      scale: { km: 20, length: 60 },
    },
    question: { postcode: '', answer: null },
    ...overrides,
  }
  return renderToStaticMarkup(<GroupHead group={group} listing={listing} />)
}

test('the head shows region badge, description and linked breweries with town and distance (GRP-09, GRP-10, GRP-11)', () => {
  const html = drawHead()
  expect(html).toMatch(/href="\/groups\/region\/yorkshire".*Yorkshire/)
  expect(html).toContain('Two rivers, one dray.')
  expect(html).toMatch(/href="\/brewery\/weir"[^>]*>Weir<\/a>/)
  expect(html).toContain('Leeds · 35 km away')
  expect(html).toMatch(/>Brigadoon<\/span>/)
})

test('the map is a picture with words for it, and is left out where no one knows the place', () => {
  const html = drawHead()
  expect(html).toContain(
    'aria-label="Map: Aire &amp; Calder delivers within 40 km of its centre, with 1 of its breweries"',
  )
  expect(html).toContain('aria-describedby="group-breweries"')
  expect(html).toMatch(/<ol[^>]*id="group-breweries"/)
  expect(drawHead({ map: null, radiusKm: null })).not.toContain('<figure')
})

test('the postcode form needs no script and keeps the filters of the list (OPEN-66)', () => {
  const html = drawHead()
  expect(html).toContain('action="/groups/aire#delivery" method="get"')
  expect(html).toContain('<input type="hidden" name="style" value="stout"/>')
  expect(html).toMatch(/<input[^>]*name="postcode"/)
  expect(html).toContain('Such as YO1 7HH or YO1.')
})

test('an unknown postcode is an error of its field, which keeps it (OPEN-66)', () => {
  const html = drawHead({ question: { postcode: 'ZZ99', answer: { kind: 'unknown-postcode' } } })
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="postcode"[^>]*value="ZZ99"/)
})

test.each<[DeliveryAnswer, RegExp]>([
  [{ kind: 'inside', distanceKm: 35, radiusKm: 40 }, /Yes, Aire &amp; Calder delivers to LS1 4DY\..*35 km/],
  [
    { kind: 'outside', distanceKm: 41, radiusKm: 40 },
    /No, Aire &amp; Calder does not deliver to LS1 4DY\..*41 km/,
  ],
  [{ kind: 'unknown-postcode' }, /We do not know the postcode ‘LS1 4DY’\./],
  [{ kind: 'no-area' }, /Aire &amp; Calder has not stated yet where it delivers\./],
])('the answer %j is said in words (OPEN-66)', (answer, words) => {
  expect(drawHead({ question: { postcode: 'LS1 4DY', answer } })).toMatch(words)
})
