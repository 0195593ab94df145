import type { PagePayload } from '../shared/pages/page-payload.ts'
import { createPartCache } from '../server/platform/cache/part-cache.ts'
import { loadBuiltRenderer } from '../server/content/pages/page-renderer.ts'
import { renderPageAs } from '../server/content/pages/render-page.ts'
import { startDemoServer } from './demo-server.ts'
import { ms, percentile, printResult, timings } from './measurements.ts'

const runs = 400

/** A list page drawn again with its payload in hand, and the same end to end with nothing cached. */
export async function benchRendering(): Promise<void> {
  const shop = await startDemoServer()
  const renderer = await loadBuiltRenderer()
  const { payload: text } = await shop.app.inject({ url: '/shop', headers: { accept: 'application/json' } })
  const payload = JSON.parse(text) as Extract<PagePayload, { route: 'productList' }>
  const { route, data, navigation, footer, noticeStrip } = payload
  const frame = {
    navigation,
    footer,
    noticeStrip,
    gates: [],
    switches: { wishlist: true, offline: true },
  }
  const head = { description: data.title, canonicalPath: '/shop', indexed: true }

  const parts = createPartCache({ maxBytes: 32 * 1024 * 1024 })
  const bare = await timings(runs, () => renderer.render(payload, parts))
  const whole = await timings(runs, () =>
    renderPageAs(
      'html',
      { renderer, parts, publicUrl: 'http://localhost:3000' },
      { route, data, head, frame },
    ),
  )
  const ratio = sum(bare) / sum(whole)
  printResult('bare renderToString of the list page, median', ms(percentile(bare, 0.5)))
  printResult('frame, render and document, median', ms(percentile(whole, 0.5)))
  printResult('bare render / page drawn again', ratio.toFixed(2), { target: '>= 0.6', isMet: ratio >= 0.6 })

  // Every address differs, so that nothing is cached from one to the next.
  const orders = ['newest', 'name', 'price', 'abv', 'pint']
  const styles = ['ipa', 'pale-ale', 'lager', 'stout', 'sour', 'bitter', 'mild', 'wheat']
  const addresses = orders.flatMap((order) =>
    styles.flatMap((style) => [1, 2, 3].map((page) => `/shop?style=${style}&orderby=${order}&page=${page}`)),
  )
  const fresh = await timings(addresses.length, (run, isWarmUp) =>
    shop.app.inject({ url: `${addresses[run]}&q=${isWarmUp ? 'beer' : run % 2 === 0 ? '' : 'ale'}` }),
  )
  const p99 = percentile(fresh, 0.99)
  printResult('list page end to end, nothing cached, p50', ms(percentile(fresh, 0.5)))
  printResult('list page end to end, nothing cached, p99', ms(p99), { target: '<= 40 ms', isMet: p99 <= 40 })
  await shop.stop()
}

const sum = (times: number[]) => times.reduce((total, time) => total + time, 0)
