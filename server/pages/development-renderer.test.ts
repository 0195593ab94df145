import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import type { PagePayload } from '../../shared/page-payload.ts'
import { developmentRenderer } from './development-renderer.ts'

test('pages are drawn in development as they are when built', async () => {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
  })
  onTestFinished(() => vite.close())
  const payload: PagePayload = {
    route: 'notFound',
    data: { title: 'Page not found' },
    navigation: { items: [], shopBy: { styles: [], towns: [], regions: [], containers: [], strengths: [] } },
    footer: { collectionPointsEnabled: false, newsletterEnabled: false, socialLinks: [] },
    noticeStrip: { enabled: false, text: '', link: null },
    basketSnapshot: null,
    wishlistSnapshot: null,
    cartSnapshot: null,
  }
  const html = await developmentRenderer(vite).render(payload)
  expect(html).toContain('Page not found')
  expect(html).toContain('<header')
})
