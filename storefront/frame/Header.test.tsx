import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Navigation, NoticeStrip } from '../../shared/pages/page-frame-data.ts'
import { exampleNavigation, exampleNotice } from './frame-examples.ts'
import { Header } from './Header.tsx'

const render = (navigation: Partial<Navigation> = {}, notice: Partial<NoticeStrip> = {}) =>
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

test('the notice is a link where it leads somewhere, else plain words (HEAD-01, HEAD-02)', () => {
  const linked = render({}, { enabled: true, text: 'Open on Monday', link: '/support' })
  expect(linksOf(linked)).toContainEqual(['Open on Monday', '/support'])
  const plain = render({}, { enabled: true, text: 'Open on Monday', link: null })
  expect(plain).toContain('Open on Monday')
  expect(linksOf(plain)[0]).not.toContain('Open on Monday')
})

test.each(['javascript:alert(1)', '//elsewhere.example', 'mailto:a@b.example'])(
  'a notice that leads to %s is plain words (HEAD-02)',
  (link) => {
    const html = render({}, { enabled: true, text: 'Open', link })
    expect(html).toContain('>Open</p>')
    expect(html).not.toContain(link)
  },
)

test('there is no notice when it is off or blank (HEAD-03, HEAD-04)', () => {
  expect(render({}, { enabled: false, text: 'Open' })).not.toContain('Open')
  expect(render({}, { enabled: true, text: '   ' })).not.toContain('aria-label="Notice"')
})

test('the menu has Home, Shop By and Shop in Groups, nothing for brewers or shops (HEAD-05, HEAD-06, HEAD-09, HEAD-19, HEAD-20)', () => {
  const html = render()
  expect(linksOf(html)).toContainEqual(['Home', '/'])
  expect(html).toMatch(/<button[^>]* popoverTarget="shop-by-menu"[^>]*>Shop By/i)
  expect(linksOf(html)).toContainEqual(['Shop in Groups', '/groups'])
  expect(html).not.toContain('For Brewers')
  expect(html).not.toContain('For Shops')
})

test.each([
  ['brewers', 'For Brewers', '/for-brewers'],
  ['shops', 'For Shops', '/for-shops'],
])('the list can switch on %s (HEAD-07, HEAD-08, HEAD-23)', (item, label, href) => {
  expect(linksOf(render(switched(item, true)))).toContainEqual([label, href])
})

test.each([
  ['home', '>Home<'],
  ['shop-by', 'Shop By'],
  ['groups', 'Shop in Groups'],
  ['search', 'role="search"|<search'],
])('the list can switch off %s (HEAD-21)', (item, trace) => {
  expect(render()).toMatch(new RegExp(trace))
  expect(render(switched(item, false))).not.toMatch(new RegExp(trace))
})

test('the account shows for every list; cached HTML leads guests to sign-in (HEAD-11, HEAD-22, HEAD-38, HEAD-39, HEAD-40)', () => {
  const html = render(switched('account', false))
  const ways = linksOf(html).filter(([, href]) => href?.startsWith('/account/'))
  expect(ways).toEqual([
    ['Sign in', '/account/login'],
    ['Create account', '/account/register'],
    ['Sign in', '/account/login'],
  ])
})

test('the wishlist is there without a counter, and can be switched off; hearts keep their form (HEAD-12, HEAD-21, HEAD-42)', () => {
  const html = render()
  expect(html).toContain('title="Wishlist"')
  expect(html).toContain('<form id="wishes" action="/wishlist/beers" method="post">')
  const without = render(switched('wishlist', false))
  expect(without).not.toContain('title="Wishlist"')
  expect(without).toContain('<form id="wishes"')
})

test('the search is a form to the listing that needs no script (HEAD-24, OPEN-17, C-86)', () => {
  const html = render()
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
  const html = render()
  expect(html).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`))
  // Once in the mega-menu, once in the side menu
  expect(html.split(`href="${href}"`)).toHaveLength(3)
})

test('without towns and regions the columns announce them (HEAD-52, HEAD-53)', () => {
  const html = render({ shopBy: { ...exampleNavigation.shopBy, towns: [], regions: [] } })
  expect(html).toContain('More towns arriving soon')
  expect(html).toContain('Browse by region soon')
})

test('names with markup are words', () => {
  const towns = [{ label: '<img src=x onerror=alert(1)>', href: '/shop?town=x' }]
  expect(render({ shopBy: { ...exampleNavigation.shopBy, towns } })).not.toContain('<img src=x')
})

test('the basket is a link without a figure, which the list can switch off (HEAD-13, HEAD-41, C-87)', () => {
  expect(linksOf(render())).toContainEqual(['Basket', '/cart'])
  expect(linksOf(render(switched('basket', false)))).not.toContainEqual(['Basket', '/cart'])
})
