import Fastify from 'fastify'
import { startDemoServer } from './demo-server.ts'
import { median, perSecond, tell } from './figures.ts'
import { requestsPerSecond } from './load.ts'

const rounds = 3
const seconds = 4

/** A kept page against the same bytes and headers from a bare Fastify route, in turns; JSON reads beside them. */
export async function benchKeptPages(): Promise<void> {
  const shop = await startDemoServer()
  const gzip = 'accept-encoding=gzip'
  const kept = await fetch(`${shop.url}/shop`, { headers: { 'accept-encoding': 'gzip' } })
  await kept.arrayBuffer()
  const { rawPayload, headers } = await shop.app.inject({
    url: '/shop',
    headers: { 'accept-encoding': 'gzip' },
  })

  const bare = Fastify()
  const sent = Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !['date', 'connection', 'content-length', 'keep-alive'].includes(name),
    ),
  )
  bare.get('/shop', (_request, reply) => reply.headers(sent).send(rawPayload))
  const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 })

  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await requestsPerSecond(`${bareUrl}/shop`, { seconds, headers: [gzip] }))
    ours.push(await requestsPerSecond(`${shop.url}/shop`, { seconds, headers: [gzip] }))
  }
  const ratio = median(ours) / median(theirs)
  tell('bare Fastify route, same bytes', perSecond(median(theirs)))
  tell('kept list page', perSecond(median(ours)))
  tell('kept page / bare route', ratio.toFixed(2), { says: '>= 0.85', isMet: ratio >= 0.85 })

  const json = await requestsPerSecond(`${shop.url}/public/beers/latest?page_size=16`, {
    seconds,
    headers: [gzip],
  })
  tell('JSON: /public/beers/latest, 16 beers, not kept', perSecond(json))
  await bare.close()
  await shop.stop()
}
