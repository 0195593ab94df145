import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { heroSlides } from '../../shared/pages/heroes.ts'
import type { HomeData } from '../../shared/pages/home-page-data.ts'
import { photoFeed } from '../../shared/pages/photo-feed.ts'
import { type HomeFlags, readHomeFlags } from '../../shared/pages/home-flags.ts'
import { brewery, card, group, hero, homeData, promotion, service } from './home-data.fixture.ts'
import { HomePage } from './HomePage.tsx'

const render = (overrides: Partial<HomeData> = {}) => renderToString(<HomePage data={homeData(overrides)} />)
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

test('all sections are in their order under one heading (HOME-02, HOME-03)', () => {
  const html = render()
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
  const html = render({ flags: off(flag) })
  expect(landmarks.filter((landmark) => !html.includes(landmark))).toEqual(gone)
})

test('hero and groups are with every flag off (HOME-04)', () => {
  const names = Object.keys(readHomeFlags({})) as (keyof HomeFlags)[]
  const html = render({ flags: off(...names) })
  expect(landmarks.filter((landmark) => html.includes(landmark))).toEqual([landmarks[0], 'id="home-groups"'])
})

test('a slide shows what it has (HOME-05, HOME-06, HOME-07, HOME-08, HOME-09, HOME-10)', () => {
  const html = render({ heroes: heroSlides([hero('one', { theme: 'theme-Light' })]) })
  for (const words of ['Category one', 'Title one', 'Message one', 'Button one'])
    expect(html).toContain(words)
  expect(html).toContain('href="/shop?q=one"')
  expect(html).toContain('src="/pictures/scene/one.svg"')
  expect(html).toContain('data-theme="light"')
  const bare = render({ heroes: heroSlides([hero('one', { category: null, showButton: false })]) })
  expect(bare).not.toContain('Category one')
  expect(bare).not.toContain('Button one')
})

test('a dot for each of two slides and the first one is on; none for a single slide (HOME-16, HOME-17, HOME-18)', () => {
  const two = render()
  expect(count(two, 'aria-label="Slide ')).toBe(2)
  expect(two).toMatch(/aria-label="Slide 1: Title one" aria-current="true"/)
  expect(two).not.toMatch(/aria-label="Slide 2: Title two" aria-current/)
  expect(render({ heroes: heroSlides([hero('one')]) })).not.toContain('Slide 1')
})

test('the first slide is whole in the server’s HTML, its picture fetched first and the others’ late', () => {
  const html = render()
  expect(html).toMatch(/<img src="\/pictures\/scene\/one.svg"[^>]*loading="eager"[^>]*fetchPriority="high"/)
  expect(html).toMatch(/<img src="\/pictures\/scene\/two.svg"[^>]*loading="lazy"/)
})

test.each(['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x'])(
  'a hero button to %s is not drawn',
  (buttonLink) => {
    const html = render({ heroes: heroSlides([hero('one', { buttonLink })]) })
    expect(html).not.toContain('Button one')
    expect(html).not.toContain(buttonLink)
  },
)

test('supplied beers are drawn with the way to the rest (HOME-25, HOME-26, HOME-27, HOME-28, HOME-29, HOME-30, HOME-32)', () => {
  const html = render()
  for (const id of ['latest', 'cask', 'keg']) expect(html).toContain(`Beer ${id}<`)
  for (const href of ['latest', 'cask-latest', 'keg-latest'])
    expect(html).toContain(`href="/releases/${href}"`)
  expect(count(html, 'data-state="success"')).toBe(4)
})

test('beers that the page did not bring are on their way (HOME-31, HOME-83, OPEN-09, OPEN-10)', () => {
  const html = render({ beers: { latest: null, casks: null, kegs: null } })
  expect(html).toContain('Loading latest beers…')
  expect(html).toContain('Loading fresh casks…')
  expect(html).toContain('Loading fresh kegs…')
  expect(count(html, 'data-state="idle"')).toBe(3)
})

test('without beers each carousel says so (HOME-84, OPEN-09, OPEN-10)', () => {
  const html = render({ beers: { latest: [], casks: [], kegs: [] } })
  expect(html).toContain('No beers are available right now. Check back soon.')
  expect(html).toContain('No casks are available right now. Check back soon.')
  expect(html).toContain('No kegs are available right now. Check back soon.')
})

test('shop, accessories and breweries lead where they should (HOME-41, HOME-42, HOME-47)', () => {
  const html = render()
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
])('%i services are in %s columns (HOME-44, HOME-46)', (services, columns) => {
  const html = render({ services: Array.from({ length: services }, (_, at) => service(`s${at}`, at)) })
  expect(html).toContain(`data-columns="${columns}"`)
  expect(count(html, 'About s')).toBe(services)
})

test('services stand by position (HOME-45)', () => {
  const html = render({ services: [service('third', 3), service('first', 1), service('second', 2)] })
  const places = ['first', 'second', 'third'].map((id) => html.indexOf(`Service ${id}`))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('the promotion shows its brewery, its beers and how many reviews they have (HOME-49, NOT-09, S-01)', () => {
  const html = render()
  expect(html).toContain('Patient lagers')
  expect(html).toContain('href="/brewery/tern"')
  expect(html).toContain('Beer promoted-one')
  expect(html).toContain('3 reviews')
  expect(html).toContain('4.5')
  expect(html).not.toMatch(/(?:120|137|\D0) reviews/)
  expect(render({ promotion: null })).not.toContain('home-promotion')
})

test.each(['dark', 'darkdeep', 'light', 'lightdeep'] as const)(
  'a promotion’s %s panel has a style of its own (ENT-21, ENT-22, ENT-23, ENT-24)',
  (textBackground) => {
    const html = render({ promotion: promotion({ textBackground, textColor: 'rainbow' }) })
    expect(html).toContain(`data-ground="${textBackground}"`)
  },
)

test('at most two groups, with picture, marks, name and Shop now (HOME-50, HOME-51, HOME-52, HOME-53, HOME-54)', () => {
  const html = render({ groups: [group('aire'), group('bute'), group('coast')] })
  expect(count(html, 'Shop now')).toBe(2)
  expect(html).toContain('src="/pictures/group/aire/1.svg"')
  expect(html).toMatch(/style="left:[\d.]+%;top:[\d.]+%;inline-size:[\d.]+%"/)
  expect(html).toContain('alt="Brewery aire-one"')
  expect(html).toContain('href="/groups/bute"')
  expect(html).not.toContain('Group coast')
})

test('the ways to all groups and to how they work (HOME-55, HOME-56)', () => {
  const html = render()
  expect(html).toMatch(/href="\/groups"[^>]*>(<[^>]*>)*Shop all groups/)
  expect(html).toMatch(/href="\/group-deliveries"[^>]*>(<[^>]*>)*How group deliveries work/)
})

test('two cards stand in for no groups, none for one (HOME-57, HOME-58, C-65)', () => {
  const none = render({ groups: [] })
  expect(none).toMatch(/href="\/groups"[^>]*>.*Featured Brewery Group/)
  expect(none).toMatch(/href="\/groups"[^>]*>.*Explore Featured Groups/)
  expect(render({ groups: [group('aire')] })).not.toContain('Explore Featured Groups')
})

test('hearts are on every beer by default, and on none where an operator wants none (HOME-73)', () => {
  const heart = 'form="wishes"'
  expect(count(render(), heart)).toBeGreaterThan(0)
  expect(count(render({ flags: off('wishlistEnabled') }), heart)).toBe(0)
})

test('quick view and compare draw nothing, on or off (HOME-71, HOME-72)', () => {
  expect(render({ flags: { ...readHomeFlags({}), quickView: true, compareButton: true } })).toBe(render())
})

test('a supplied photo feed is a carousel of its posts, with the name of whose they are (HOME-62)', () => {
  const posts = ['a', 'b'].map((id) => ({
    id,
    permalink: `https://photos.example/${id}`,
    imageUrl: `/media/${id}.jpg`,
    caption: `Photo ${id}`,
  }))
  const html = render({ photos: photoFeed({ username: '@hoppy', posts }, { posts: [] }) })
  const strip = html.slice(html.indexOf('id="home-photos"'))
  expect(html).toContain('@hoppy')
  expect(strip).toMatch(/aria-label="Photos"/)
  expect(
    [...strip.matchAll(/href="(https:[^"]+)".*?<img[^>]* src="([^"]+)" alt="([^"]+)"/g)].map((m) =>
      m.slice(1),
    ),
  ).toEqual(['a', 'b'].map((id) => [`https://photos.example/${id}`, `/media/${id}.jpg`, `Photo ${id}`]))
})

test('the newsletter is asked for by a plain form with a field for an email address (HOME-69, HOME-70, OPEN-04)', () => {
  const section = render().slice(render().indexOf('id="home-newsletter"'))
  expect(section).toMatch(/<form[^>]* action="\/newsletter" method="post"/)
  expect(section).toMatch(/<input[^>]* type="email"[^>]* required=""[^>]* name="email"/)
  expect(section).toContain('You agree to get our newsletter by email')
})

test('names of 300 letters and markup in names stay words', () => {
  const long = '<img src=x onerror=alert(1)>'.repeat(11).slice(0, 300)
  const html = render({
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
  const full = render({
    heroes: heroSlides(many((id) => hero(id))),
    beers: { latest: many((id) => card(id)), casks: [], kegs: [] },
    services: many(service),
    breweries: many(brewery),
    groups: many(group),
  })
  expect(count(full, '<article')).toBeLessThan(20)
  const empty = render({
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
