import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { faqWords } from '../../shared/information/texts/faq-words.ts'
import { privacyWords } from '../../shared/information/texts/privacy-words.ts'
import { shippedHubs } from '../../shared/information/texts/shipped-hubs.ts'
import { termsWords } from '../../shared/information/texts/terms-text.ts'
import { readTopics } from '../../shared/information/text-markup.ts'
import { contactAddress } from '../../shared/paths/paths.ts'
import { shippedPage } from './legal/shipped-texts.ts'
import { groupDeliveriesText } from './group-deliveries/group-deliveries-text.ts'
import { expect, test } from 'vitest'
import { payloadOf } from '../../tests/support/builders/payload-of.ts'
import { loadPage } from '../page-components.ts'
import { CollectionLocationsPage } from './CollectionLocationsPage.tsx'
import { GroupDeliveriesPage } from './group-deliveries/GroupDeliveriesPage.tsx'
import { PrivacyPolicyPage, TermsPage } from './legal/LegalDocument.tsx'
import { ForBrewersPage, ForShopsPage } from './TradePage.tsx'
import { RetailPage } from './RetailPage.tsx'
import { ShippingFaqPage } from './ShippingFaqPage.tsx'

const venues = <GroupDeliveriesPage data={{ title: 'Groups', audience: 'venues' }} />
const breweries = <GroupDeliveriesPage data={{ title: 'Groups', audience: 'breweries' }} />
const hubs = <CollectionLocationsPage data={{ title: 'Collection locations', ...shippedHubs }} />
const faq = (
  <ShippingFaqPage
    data={{ title: 'Shipping FAQ', topics: readTopics(faqWords.text), contactEmail: contactAddress }}
  />
)
const retail = <RetailPage data={{ title: 'Retail experience coming soon' }} />

const pages: [string, ReactElement][] = [
  ['group deliveries for venues', venues],
  ['group deliveries for breweries', breweries],
  ['collection locations', hubs],
  ['shipping FAQ', faq],
  ['privacy policy', <PrivacyPolicyPage key="p" data={shippedPage('Privacy policy', privacyWords)} />],
  ['terms', <TermsPage key="t" data={shippedPage('Terms', termsWords)} />],
  ['retail', retail],
  [
    'for brewers',
    <ForBrewersPage key="b" data={{ title: 'For brewers', feeRate: 500, payoutDelayDays: 3 }} />,
  ],
  ['for shops', <ForShopsPage key="s" data={{ title: 'For shops' }} />],
]

test.each(pages)('%s has a breadcrumb, one h1, headings in order and no id twice', (_name, page) => {
  const html = renderToStaticMarkup(page)
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]))
  expect(levels.filter((level) => level === 1)).toEqual([1])
  expect(levels[0]).toBe(1)
  levels.forEach((level, at) => expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1))
  expect(html).toContain('<nav aria-label="Breadcrumb">')
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  ['STAT-07', 'groupDeliveriesInfo', GroupDeliveriesPage],
  ['STAT-08', 'collectionLocations', CollectionLocationsPage],
  ['STAT-09', 'retailPlaceholder', RetailPage],
  ['STAT-10', 'shippingFaq', ShippingFaqPage],
  ['STAT-11', 'privacyPolicy', PrivacyPolicyPage],
  ['STAT-12', 'termsAndConditions', TermsPage],
  ['C-28', 'forBrewers', ForBrewersPage],
  ['C-28', 'forShops', ForShopsPage],
])('%s the route name %s selects its page', async (_row, route, page) => {
  expect(await loadPage(payloadOf(route))).toBe(page)
})

test.each([
  ['STAT-13', venues, 'For pubs &amp; venues', 'Order from several breweries, take in one pallet'],
  ['STAT-14', breweries, 'For breweries', 'Share the run with your neighbours'],
])('%s the tab that is chosen is marked and shows its panel', (_row, page, tab, heading) => {
  const html = renderToStaticMarkup(page)
  expect(html).toMatch(new RegExp(`aria-current="page"[^>]*>${tab}</a>`))
  expect(html).toContain(`>${heading}</h2>`)
  expect(html).toContain('href="/group-deliveries"')
  expect(html).toContain('href="/group-deliveries?audience=breweries"')
})

test.each([
  ['venues', venues],
  ['breweries', breweries],
])(
  'for %s: benefits, three steps, groups and a contact address (STAT-15, STAT-16, STAT-17, STAT-18)',
  (_name, page) => {
    const html = renderToStaticMarkup(page)
    const benefits = html.slice(html.indexOf('What you gain'), html.indexOf('In three steps'))
    expect(benefits.match(/<h3/g)).toHaveLength(4)
    expect([...html.matchAll(/Step (\d): /g)].map((match) => match[1])).toEqual(['1', '2', '3'])
    expect(html).toContain('href="/groups"')
    expect(html).toContain('href="mailto:hello@dray.example"')
  },
)

test.each([
  [500, 3, '5% of what you sell', 'at least 3 working days ago'],
  [250, 1, '2.5% of what you sell', 'at least 1 working day ago'],
  [0, 0, 'No fee at present', 'all that left your brewery before.'],
])(
  'brewers read a fee of %d hundredths of a percent and %d days to the payout (OPEN-03)',
  (feeRate, payoutDelayDays, fee, payout) => {
    const data = { title: 'For brewers', feeRate, payoutDelayDays }
    const html = renderToStaticMarkup(<ForBrewersPage data={data} />)
    expect(html).toContain(fee)
    expect(html).toContain(payout)
    expect(html.match(/<img[^>]*alt="[^"]+, a page of the console"/g)).toHaveLength(3)
  },
)

test('three hubs, each with name, address, pickup window and notes (STAT-19, STAT-20, STAT-21, STAT-22, STAT-23)', () => {
  const tickets = renderToStaticMarkup(hubs).match(/<article.*?<\/article>/gs) ?? []
  expect(tickets).toHaveLength(3)
  for (const ticket of tickets) {
    expect(ticket).toMatch(/<h2[^>]*>[^<]{3,}<\/h2>/)
    expect(ticket).toMatch(/<address[^>]*>.*[A-Z]{1,2}\d{1,2} \d[A-Z]{2}.*<\/address>/s)
    expect(ticket).toMatch(/Pickup window<\/h3><p>[^<]*day[^<]*<\/p><p[^>]*>\d\d:\d\d to \d\d:\d\d<\/p>/)
    expect(ticket).toMatch(/Notes<\/h3><ul[^>]*>(<li>[^<]+<\/li>)+<\/ul>/)
  }
})

test('the hubs show the day of their last update in the British format (STAT-24)', () => {
  expect(renderToStaticMarkup(hubs)).toContain('Last updated <time dateTime="2026-11-16">16 Nov 2026</time>')
})

test('retail is announced; its field and its button are disabled (STAT-25, STAT-26, STAT-27, STAT-50)', () => {
  const html = renderToStaticMarkup(retail)
  expect(html).toMatch(/<h1[^>]*>Retail experience coming soon<\/h1>/)
  expect(html).toContain('A storefront for private customers is coming soon')
  expect(html).toMatch(/<input[^>]*type="email"[^>]* disabled\b/)
  expect(html).toMatch(/<button[^>]* disabled\b[^>]*><span[^>]*>Notify me<\/span>/)
})

test('thirteen questions share one name, so that one is open; the first is (STAT-28, STAT-29, STAT-30)', () => {
  const questions = renderToStaticMarkup(faq).match(/<details[^>]*>/g) ?? []
  expect(questions).toHaveLength(13)
  expect(questions.every((question) => question.includes('name="shipping-question"'))).toBe(true)
  expect(questions.map((question) => question.includes(' open'))).toEqual([
    true,
    ...Array<boolean>(12).fill(false),
  ])
})

test.each([
  ['STAT-32', 'My beer arrived damaged', 'Contact the brewery within 24 hours'],
  ['STAT-33', 'When will my order leave', 'Breweries dispatch within 2 working days'],
  ['STAT-34', 'How long does delivery take', 'delivery in 3 to 5 working days'],
])('%s the FAQ answers ‘%s’ with ‘%s’', (_row, question, figure) => {
  const html = renderToStaticMarkup(faq)
  const answer = html.slice(html.indexOf(question)).split('</details>', 1)[0]
  expect(answer).toContain(figure)
})

test('the FAQ says who delivers and charges, and when the day and the figure are seen (DELV-10)', () => {
  const html = renderToStaticMarkup(faq)
  for (const words of [
    'each brewery delivers its own beer and sets its own charge',
    'You see the figure before you pay',
    'checkout shows when each delivers',
  ])
    expect(html).toContain(words)
})

test('the group pages say that one pallet charge is paid and each brewery is paid for its part (DELV-10)', () => {
  const words = JSON.stringify(groupDeliveriesText)
  expect(words).toContain('Shipping is paid once for the whole pallet')
  expect(words).toContain('Each of you is paid for what you sold.')
})
