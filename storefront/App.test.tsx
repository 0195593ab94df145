import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PagePayload } from '../shared/page-payload.ts'
import { App } from './App.tsx'
import { exampleFooter, exampleNavigation, exampleNotice } from './frame/frame-examples.ts'
import { loadPage } from './page-components.ts'

const payloadOf = (route: string) =>
  ({
    route,
    data: { title: 'A page' },
    navigation: exampleNavigation,
    footer: exampleFooter,
    noticeStrip: exampleNotice,
    basketSnapshot: null,
    wishlistSnapshot: null,
    cartSnapshot: null,
  }) as unknown as PagePayload

const draw = async (route: string) =>
  renderToString(<App payload={payloadOf(route)} page={await loadPage(route)} />)

test.each(['nope', '', 'constructor', '__proto__', 'Home'])(
  'ERR-26 C-29 the route name %j, which nobody knows, renders nothing',
  async (route) => {
    expect(await draw(route)).toBe('')
  },
)

test('ERR-26 a known route name renders its page in the frame', async () => {
  const html = await draw('notFound')
  expect(html).toContain('<header')
  expect(html).toContain('A page')
  expect(html).toContain('<footer')
})
