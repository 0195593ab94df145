import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { heroSlides } from '../../shared/heroes.ts'
import type { HomeData } from '../../shared/home.ts'
import { photoFeed } from '../../shared/photo-feed.ts'
import { type HomeFlags, readHomeFlags } from '../../shared/home-flags.ts'
import { brewery, card, group, hero, homeData, promotion, service } from './home-data.fixture.ts'
import { HomePage } from './HomePage.tsx'

const draw = (overrides: Partial<HomeData> = {}) =>
  renderToString(<HomePage data={homeData(overrides)} />).replaceAll('<!-- -->', '')
const off = (...names: (keyof HomeFlags)[]) => ({
  ...readHomeFlags({}),
  ...Object.fromEntries(names.map((name) => [name, false])),
})
const count = (html: string, words: string) => html.split(words).length - 1

const many = <T,>(build: (id: string, at: number) => T) =>
  Array.from({ length: 500 }, (_, at) => build(`n${at}`, at))

/** Something of each section, in the order of the specification. */
const landmarks = [
  'aria-label="Highlights"',
  'id="home-latest"',
  'id="home-casks"',
  'id="home-kegs"',
  'Shop all beers',
  'id="home-accessories"',
  'aria-label="What we promise"',
  'id="home-breweries"',
  'id="home-promotion"',
  'id="home-groups"',
  'id="home-photos"',
  'id="home-newsletter"',
]

test('HOME-02 HOME-03 all sections stand in their order under one heading', () => {
  const html = draw()
  const places = landmarks.map((landmark) => html.indexOf(`${landmark}`))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(count(html, '<h1')).toBe(1)
})

test.each<[string, keyof HomeFlags, string[]]>([
  ['HOME-74', 'instagramStrip', ['id="home-photos"']],
  ['HOME-75', 'latestCarousels', ['id="home-latest"', 'id="home-casks"', 'id="home-kegs"']],
  ['HOME-76', 'shopAllButton', ['Shop all beers']],
  ['HOME-77', 'teamPromotion', ['id="home-promotion"']],
  ['HOME-78', 'essentialAccessories', ['id="home-accessories"']],
  ['HOME-79', 'breweriesLinks', ['id="home-breweries"']],
  ['HOME-80', 'servicesStrip', ['aria-label="What we promise"']],
  ['HOME-69 HOME-81', 'newsletterSignup', ['id="home-newsletter"']],
])('%s without %s only its own section goes', (_row, flag, gone) => {
  const html = draw({ flags: off(flag) })
  expect(landmarks.filter((landmark) => !html.includes(landmark))).toEqual(gone)
})

test('HOME-04 hero and groups stand with every flag off', () => {
  const names = Object.keys(readHomeFlags({})) as (keyof HomeFlags)[]
  const html = draw({ flags: off(...names) })
  expect(landmarks.filter((landmark) => html.includes(landmark))).toEqual([landmarks[0], 'id="home-groups"'])
})

test('HOME-05 HOME-06 HOME-07 HOME-08 HOME-09 HOME-10 a slide shows what it has', () => {
  const html = draw({ heroes: heroSlides([hero('one', { theme: 'theme-Light' })]) })
  for (const words of ['Category one', 'Title one', 'Message one', 'Button one'])
    expect(html).toContain(words)
  expect(html).toContain('href="/shop?q=one"')
  expect(html).toContain('src="/pictures/scene/one.svg"')
  expect(html).toContain('data-theme="light"')
  const bare = draw({ heroes: heroSlides([hero('one', { category: null, showButton: false })]) })
  expect(bare).not.toContain('Category one')
  expect(bare).not.toContain('Button one')
})

test('HOME-16 HOME-17 HOME-18 a dot for each of two slides and the first one is on; none for a single slide', () => {
  const two = draw()
  expect(count(two, 'aria-label="Slide ')).toBe(2)
  expect(two).toMatch(/aria-label="Slide 1: Title one" aria-current="true"/)
  expect(two).not.toMatch(/aria-label="Slide 2: Title two" aria-current/)
  expect(draw({ heroes: heroSlides([hero('one')]) })).not.toContain('Slide 1')
})

test('the first slide is whole in the server’s HTML, its picture fetched first and the others’ late', () => {
  const html = draw()
  expect(html).toMatch(/<img src="\/pictures\/scene\/one.svg"[^>]*loading="eager"[^>]*fetchPriority="high"/)
  expect(html).toMatch(/<img src="\/pictures\/scene\/two.svg"[^>]*loading="lazy"/)
})

test.each(['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x'])(
  'a hero button to %s is not drawn',
  (buttonLink) => {
    const html = draw({ heroes: heroSlides([hero('one', { buttonLink })]) })
    expect(html).not.toContain('Button one')
    expect(html).not.toContain(buttonLink)
  },
)

test('HOME-25 HOME-26 HOME-27 HOME-28 HOME-29 HOME-30 HOME-32 supplied beers are drawn with the way to the rest', () => {
  const html = draw()
  for (const id of ['latest', 'cask', 'keg']) expect(html).toContain(`Beer ${id}<`)
  for (const href of ['latest', 'cask-latest', 'keg-latest'])
    expect(html).toContain(`href="/releases/${href}"`)
  expect(count(html, 'data-state="success"')).toBe(4)
})

test('HOME-31 HOME-83 OPEN-09 OPEN-10 beers that the page did not bring are on their way', () => {
  const html = draw({ beers: { latest: null, casks: null, kegs: null } })
  expect(html).toContain('Loading latest beers…')
  expect(html).toContain('Loading fresh casks…')
  expect(html).toContain('Loading fresh kegs…')
  expect(count(html, 'data-state="idle"')).toBe(3)
})

test('HOME-84 OPEN-09 OPEN-10 without beers each carousel says so', () => {
  const html = draw({ beers: { latest: [], casks: [], kegs: [] } })
  expect(html).toContain('No beers are available right now. Check back soon.')
  expect(html).toContain('No casks are available right now. Check back soon.')
  expect(html).toContain('No kegs are available right now. Check back soon.')
})

test('HOME-41 HOME-42 HOME-47 shop, accessories and breweries lead where they should', () => {
  const html = draw()
  expect(html).toMatch(/<a [^>]*href="\/shop"[^>]*>(<[^>]*>)*Shop all beers/)
  expect(html).toContain('Accessory coupler')
  expect(html).toContain('£38.50')
  expect(html).toContain('href="/brewery/tern"')
})

test.each([
  [1, '1'],
  [2, '2'],
  [3, '3'],
  [4, '4'],
  [5, '4'],
])('HOME-44 HOME-46 %i services stand in %s columns', (services, columns) => {
  const html = draw({ services: Array.from({ length: services }, (_, at) => service(`s${at}`, at)) })
  expect(html).toContain(`data-columns="${columns}"`)
  expect(count(html, 'About s')).toBe(services)
})

test('HOME-45 services stand by position', () => {
  const html = draw({ services: [service('third', 3), service('first', 1), service('second', 2)] })
  const places = ['first', 'second', 'third'].map((id) => html.indexOf(`Service ${id}`))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('HOME-49 HOME-82 NOT-05 the promotion shows its brewery, its beers and their placeholder counts', () => {
  const html = draw()
  expect(html).toContain('Patient lagers')
  expect(html).toContain('href="/brewery/tern"')
  expect(html).toContain('Beer promoted-one')
  expect(html).toContain('120 reviews')
  expect(html).toContain('137 reviews')
  expect(draw({ promotion: null })).not.toContain('home-promotion')
})

test.each(['dark', 'darkdeep', 'light', 'lightdeep'] as const)(
  'ENT-21 ENT-22 ENT-23 ENT-24 a promotion’s %s panel has a style of its own',
  (textBackground) => {
    const html = draw({ promotion: promotion({ textBackground, textColor: 'rainbow' }) })
    expect(html).toContain(`data-ground="${textBackground}"`)
  },
)

test('HOME-50 HOME-51 HOME-52 HOME-53 HOME-54 at most two groups, with picture, marks, name and Shop now', () => {
  const html = draw({ groups: [group('aire'), group('bute'), group('coast')] })
  expect(count(html, 'Shop now')).toBe(2)
  expect(html).toContain('src="/pictures/group/aire/1.svg"')
  expect(html).toMatch(/style="left:[\d.]+%;top:[\d.]+%;inline-size:[\d.]+%"/)
  expect(html).toContain('alt="Brewery aire-one"')
  expect(html).toContain('href="/groups/bute"')
  expect(html).not.toContain('Group coast')
})

test('HOME-55 HOME-56 the ways to all groups and to how they work', () => {
  const html = draw()
  expect(html).toMatch(/href="\/groups"[^>]*>(<[^>]*>)*Shop all groups/)
  expect(html).toMatch(/href="\/group-deliveries"[^>]*>(<[^>]*>)*How group deliveries work/)
})

test('HOME-57 HOME-58 C-65 two cards stand in for no groups, none for one', () => {
  const none = draw({ groups: [] })
  expect(none).toMatch(/href="\/groups"[^>]*>.*Featured Brewery Group/)
  expect(none).toMatch(/href="\/groups"[^>]*>.*Explore Featured Groups/)
  expect(draw({ groups: [group('aire')] })).not.toContain('Explore Featured Groups')
})

test('HOME-73 hearts stand on every beer by default, and on none where an operator wants none', () => {
  const heart = 'form="wishes"'
  expect(count(draw(), heart)).toBeGreaterThan(0)
  expect(count(draw({ flags: off('wishlistEnabled') }), heart)).toBe(0)
})

test('HOME-71 HOME-72 quick view and compare draw nothing, on or off', () => {
  expect(draw({ flags: { ...readHomeFlags({}), quickView: true, compareButton: true } })).toBe(draw())
})

test('HOME-62 a supplied photo feed is a carousel of its posts, with the name of whose they are', () => {
  const posts = ['a', 'b'].map((id) => ({
    id,
    permalink: `https://photos.example/${id}`,
    imageUrl: `/media/${id}.jpg`,
    caption: `Photo ${id}`,
  }))
  const html = draw({ photos: photoFeed({ username: '@hoppy', posts }, { posts: [] }) })
  const strip = html.slice(html.indexOf('id="home-photos"'))
  expect(html).toContain('@hoppy')
  expect(strip).toMatch(/aria-label="Photos"/)
  expect(
    [...strip.matchAll(/href="(https:[^"]+)".*?<img[^>]* src="([^"]+)" alt="([^"]+)"/g)].map((m) =>
      m.slice(1),
    ),
  ).toEqual(['a', 'b'].map((id) => [`https://photos.example/${id}`, `/media/${id}.jpg`, `Photo ${id}`]))
})

test('HOME-69 HOME-70 OPEN-04 the newsletter is asked for by a plain form with a field for an e-mail address', () => {
  const section = draw().slice(draw().indexOf('id="home-newsletter"'))
  expect(section).toMatch(/<form[^>]* action="\/newsletter" method="post"/)
  expect(section).toMatch(/<input[^>]* type="email"[^>]* required="" name="email"/)
  expect(section).toContain('You agree to get our newsletter by email')
})

test('names of 300 letters and markup in names stay words', () => {
  const long = '<img src=x onerror=alert(1)>'.repeat(11).slice(0, 300)
  const html = draw({
    heroes: heroSlides([hero('one', { title: long, message: long, category: long, imageUrl: null })]),
    beers: { latest: [card('a', { name: long, breweryName: long, imageUrl: '' })], casks: [], kegs: [] },
    services: [{ ...service('s', 1), title: long, linkUrl: 'javascript:alert(1)' }],
    breweries: [{ ...brewery('b'), name: long }],
    groups: [{ ...group('g'), name: long, imageUrl: '' }],
    promotion: promotion({ mainTitle: long, imageUrl: null, beers: [] }),
  })
  expect(html).not.toContain('<img src=x')
  expect(html).not.toContain('javascript:')
})

test('500 of everything and nothing of everything draw a page', () => {
  const full = draw({
    heroes: heroSlides(many((id) => hero(id))),
    beers: { latest: many((id) => card(id)), casks: [], kegs: [] },
    services: many(service),
    breweries: many(brewery),
    groups: many(group),
  })
  expect(count(full, '<article')).toBeLessThan(20)
  const empty = draw({
    heroes: [],
    beers: { latest: [], casks: [], kegs: [] },
    stock: null,
    accessories: [],
    services: [],
    breweries: [],
    promotion: null,
    groups: [],
  })
  expect(landmarks.filter((landmark) => empty.includes(landmark))).toEqual([
    'id="home-latest"',
    'id="home-casks"',
    'id="home-kegs"',
    'Shop all beers',
    'id="home-groups"',
    'id="home-photos"',
    'id="home-newsletter"',
  ])
})
