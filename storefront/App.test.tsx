import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { payloadOf } from '../tests/support/builders/payload-of.ts'
import { AccessoriesPage } from './accessories/AccessoriesPage.tsx'
import { App } from './App.tsx'
import { useGroupRun } from './basket/add/group-runs.ts'
import { BeerPage } from './catalogue/BeerPage.tsx'
import { BreweryBeersPage } from './catalogue/BreweryBeersPage.tsx'
import { ProductListPage } from './catalogue/ProductListPage.tsx'
import { BreweriesPage } from './catalogue/BreweriesPage.tsx'
import { GroupBeersPage } from './groups/GroupBeersPage.tsx'
import { GroupsPage } from './groups/GroupsPage.tsx'
import { HomePage } from './home/HomePage.tsx'
import { loadPage } from './page-components.ts'

const render = async (route: string) =>
  renderToString(<App payload={payloadOf(route)} page={await loadPage(payloadOf(route))} />)

const Basket = () => <p>{useGroupRun('north')?.text}</p>

test('what the browser alone draws, such as the basket, knows the next delivery runs of groups (RUN-02)', async () => {
  const payload = payloadOf('home')
  const run = { groupSlug: 'north', text: 'Arrives Tue 1 Dec.', day: '2026-12-01', limitG: 750_000 }
  payload.navigation = { ...payload.navigation, groupRuns: [run] }
  const html = renderToString(
    <App payload={payload} page={await loadPage(payload)}>
      <Basket />
    </App>,
  )
  expect(html).toContain('Arrives Tue 1 Dec.')
})

test.each(['nope', '', 'constructor', '__proto__', 'Home'])(
  'the route name %j, which no one knows, renders nothing (ERR-26, C-29)',
  async (route) => {
    expect(await render(route)).toBe('')
  },
)

test.each([
  ['HOME-02', 'home', HomePage],
  ['SHOP-02', 'productList', ProductListPage],
  ['BEER-03', 'productDetailV2', BeerPage],
  ['GRP-02', 'groups', GroupsPage],
  ['C-28', 'breweries', BreweriesPage],
  ['C-28', 'accessories', AccessoriesPage],
])('%s the route name %s selects its page', async (_row, route, page) => {
  expect(await loadPage(payloadOf(route))).toBe(page)
})

test.each([
  ['brewery', BreweryBeersPage],
  ['group', GroupBeersPage],
])('a list below the head of a %s has a page of its own (C-28)', async (kind, page) => {
  expect(await loadPage(payloadOf('productList', { head: { kind } }))).toBe(page)
})

test('a known route name renders its page in the frame (ERR-26)', async () => {
  const html = await render('notFound')
  expect(html).toContain('<header')
  expect(html).toContain('A page')
  expect(html).toContain('<footer')
})
