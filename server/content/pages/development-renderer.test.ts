import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { noSnapshots, type PagePayload } from '../../../shared/pages/page-payload.ts'
import { textOf } from '../../platform/cache/cached-body.ts'
import { createPartCache } from '../../platform/cache/part-cache.ts'
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
    navigation: {
      items: [],
      shopBy: { styles: [], towns: [], regions: [], containers: [], strengths: [] },
      groupRuns: [],
    },
    footer: {
      contactEmail: 'hello@dray.example',
      webUrl: '/',
      collectionPointsEnabled: false,
      newsletterEnabled: false,
      socialLinks: [],
    },
    noticeStrip: { enabled: false, text: '', link: null },
    ...noSnapshots,
  }
  const html = textOf(await developmentRenderer(vite).render(payload, createPartCache({ maxBytes: 1e6 })))
  expect(html).toContain('Page not found')
  expect(html).toContain('<header')
})
