import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Navigation, NoticeStrip } from '../../shared/page-payload.ts'
import { exampleNavigation, exampleNotice } from './frame-examples.ts'
import { Header } from './Header.tsx'

const draw = (navigation: Partial<Navigation> = {}, notice: Partial<NoticeStrip> = {}) =>
  renderToStaticMarkup(
    <Header
      navigation={{ ...exampleNavigation, ...navigation }}
      noticeStrip={{ ...exampleNotice, ...notice }}
    />,
  )
const switched = (item: string, enabled: boolean) => ({ items: [{ section: 'menu.top', item, enabled }] })
/** Words and addresses of all links, in order. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, words = '']) => [
    words.replace(/<[^>]*>/g, ''),
    href,
  ])

test('HEAD-01 HEAD-02 the notice is a link where it leads somewhere, else plain words', () => {
  const linked = draw({}, { enabled: true, text: 'Open on Monday', link: '/support' })
  expect(linksOf(linked)).toContainEqual(['Open on Monday', '/support'])
  const plain = draw({}, { enabled: true, text: 'Open on Monday', link: null })
  expect(plain).toContain('Open on Monday')
  expect(linksOf(plain)[0]).not.toContain('Open on Monday')
})

test.each(['javascript:alert(1)', '//elsewhere.example', 'mailto:a@b.example'])(
  'HEAD-02 a notice that leads to %s is plain words',
  (link) => {
    const html = draw({}, { enabled: true, text: 'Open', link })
    expect(html).toContain('>Open</p>')
    expect(html).not.toContain(link)
  },
)

test('HEAD-03 HEAD-04 there is no notice when it is off or blank', () => {
  expect(draw({}, { enabled: false, text: 'Open' })).not.toContain('Open')
  expect(draw({}, { enabled: true, text: '   ' })).not.toContain('aria-label="Notice"')
})

test('HEAD-05 HEAD-06 HEAD-09 HEAD-19 HEAD-20 the menu has Home, Shop By and Shop in Groups, nothing for brewers or shops', () => {
  const html = draw()
  expect(linksOf(html)).toContainEqual(['Home', '/'])
  expect(html).toMatch(/<button[^>]* popoverTarget="shop-by-menu"[^>]*>Shop By/i)
  expect(linksOf(html)).toContainEqual(['Shop in Groups', '/groups'])
  expect(html).not.toContain('For Brewers')
  expect(html).not.toContain('For Shops')
})

test.each([
  ['brewers', 'For Brewers', '/for-brewers'],
  ['shops', 'For Shops', '/for-shops'],
])('HEAD-07 HEAD-08 HEAD-23 the list can switch on %s', (item, label, href) => {
  expect(linksOf(draw(switched(item, true)))).toContainEqual([label, href])
})

test.each([
  ['home', '>Home<'],
  ['shop-by', 'Shop By'],
  ['groups', 'Shop in Groups'],
  ['search', 'role="search"|<search'],
])('HEAD-21 the list can switch off %s', (item, trace) => {
  expect(draw()).toMatch(new RegExp(trace))
  expect(draw(switched(item, false))).not.toMatch(new RegExp(trace))
})

test('HEAD-11 HEAD-22 HEAD-38 HEAD-39 HEAD-40 the account is there whatever the list says; kept HTML leads guests in', () => {
  const html = draw(switched('account', false))
  const ways = linksOf(html).filter(([, href]) => href?.startsWith('/account/'))
  expect(ways).toEqual([
    ['Sign in', '/account/login'],
    ['Create account', '/account/register'],
    ['Sign in', '/account/login'],
  ])
})

test('HEAD-24 OPEN-17 C-86 the search is a form to the listing that needs no script', () => {
  const html = draw()
  expect(html).toMatch(/<form action="\/shop">/)
  expect(html).toMatch(/<input[^>]* type="search"[^>]* name="q"/)
})

test.each([
  ['HEAD-14', 'Beer Style', '/shop?style=ipa'],
  ['HEAD-15', 'Town', '/shop?town=york'],
  ['HEAD-16', 'UK Regions', '/shop?region=wales'],
  ['HEAD-17', 'Container', '/shop?container=30l-keg'],
  ['HEAD-18', 'Strength &amp; Specials', '/shop?abv=2.9-4.2'],
])('%s Shop By has the column %s with links into the listing', (_row, heading, href) => {
  const html = draw()
  expect(html).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`))
  // Once in the mega-menu, once in the side menu
  expect(html.split(`href="${href}"`)).toHaveLength(3)
})

test('HEAD-52 HEAD-53 without towns and regions the columns say what comes', () => {
  const html = draw({ shopBy: { ...exampleNavigation.shopBy, towns: [], regions: [] } })
  expect(html).toContain('More towns arriving soon')
  expect(html).toContain('Browse by region soon')
})

test('names with markup are words', () => {
  const towns = [{ label: '<img src=x onerror=alert(1)>', href: '/shop?town=x' }]
  expect(draw({ shopBy: { ...exampleNavigation.shopBy, towns } })).not.toContain('<img src=x')
})

test('HEAD-13 HEAD-41 C-87 the basket is a link without a figure, which the list can switch off', () => {
  expect(linksOf(draw())).toContainEqual(['Basket', '/cart'])
  expect(linksOf(draw(switched('basket', false)))).not.toContainEqual(['Basket', '/cart'])
})
