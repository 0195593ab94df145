import Fastify from 'fastify'
import { startDemoServer } from './demo-server.ts'
import { median, ms, percentile, perSecond, printResult, timings } from './measurements.ts'
import { requestsPerSecond } from './load.ts'

const rounds = 3
const seconds = 4
const readsBudget = 1000
/** Pages of the list that each order reads again. */
const pagesRead = 30

type Shop = Awaited<ReturnType<typeof startDemoServer>>
const gzip = 'gzip'

/** Cached responses against the same bytes and headers from a bare Fastify route, in turns: a page, and a JSON read. */
export async function benchCachedPages(): Promise<void> {
  const shop = await startDemoServer()
  const page = await compareWithBare(shop, '/shop')
  printResult('bare Fastify route, same bytes', perSecond(page.bare))
  printResult('cached list page', perSecond(page.cached))
  printResult('cached page / bare route', page.ratio.toFixed(2), {
    target: '>= 0.85',
    isMet: page.ratio >= 0.85,
  })

  const path = '/public/beers/latest?page_size=16'
  const read = await compareWithBare(shop, path)
  printResult('bare Fastify route, same bytes', perSecond(read.bare))
  printResult('cached JSON: /public/beers/latest, 16 beers', perSecond(read.cached), {
    target: `>= ${perSecond(readsBudget)}`,
    isMet: read.cached >= readsBudget,
  })
  printResult('cached JSON / bare route', read.ratio.toFixed(2))

  const orders = ['newest', 'name', 'price', 'abv', 'pint']
  const fresh = await timings(orders.length * pagesRead, (run, isWarmUp) => {
    const order = orders[Math.floor(run / pagesRead)]
    const size = isWarmUp ? 15 : 16
    return shop.app.inject({
      url: `/public/beers/latest?page_size=${size}&page=${(run % pagesRead) + 1}&orderby=${order}`,
      headers: { 'accept-encoding': gzip },
    })
  })
  printResult('16 beers as JSON, read again, p50', ms(percentile(fresh, 0.5)))
  printResult('16 beers as JSON, read again, p99', ms(percentile(fresh, 0.99)))
  await shop.stop()
}

/** Medians of requests per second over some rounds, and ours as a share of the bare route's. */
async function compareWithBare(
  shop: Shop,
  path: string,
): Promise<{ cached: number; bare: number; ratio: number }> {
  const { rawPayload, headers } = await shop.app.inject({ url: path, headers: { 'accept-encoding': gzip } })
  const sent = Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !['date', 'connection', 'content-length', 'keep-alive'].includes(name),
    ),
  )
  const bare = Fastify()
  bare.get(path.split('?')[0] ?? '/', (_request, reply) => reply.headers(sent).send(rawPayload))
  const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 })

  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const [url, measured] of [
      [bareUrl, theirs],
      [shop.url, ours],
    ] as const) {
      measured.push(
        await requestsPerSecond(`${url}${path}`, { seconds, headers: [`accept-encoding=${gzip}`] }),
      )
    }
  }
  await bare.close()
  return { cached: median(ours), bare: median(theirs), ratio: median(ours) / median(theirs) }
}
