import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLogger } from '../http/create-logger.ts'
import { createEdgePurger } from './edge-purger.ts'

type Call = { tags: string[]; key: string; authorization: string; fastlyKey: string }

/** A CDN that takes purges, or answers the statuses that are given first. */
async function openCdn(statuses: number[] = []) {
  const calls: Call[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (bytes: Buffer) => void (body += bytes.toString()))
    request.on('end', () => {
      const { headers } = request
      calls.push({
        tags: JSON.parse(body).tags,
        key: String(headers['surrogate-key']),
        authorization: String(headers.authorization),
        fastlyKey: String(headers['fastly-key']),
      })
      response.writeHead(statuses.shift() ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  let log = ''
  const logger = createLogger('warn', { write: (line: string) => void (log += line) })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`
  const purger = createEdgePurger({ url, token: 'of the CDN', logger, gatherMs: 5 })
  onTestFinished(purger.close)
  return { calls, purger, log: () => log }
}

test('everything is purged at the start, then what has changed, once for each tag', async () => {
  const { calls, purger } = await openCdn()
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  for (const topic of ['beer:1', 'listing', 'beer:1']) purger.drop(topic)
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.map(({ tags }) => tags)).toEqual([['dray'], ['beer:1', 'listing']])
  expect(calls[1]).toMatchObject({
    key: 'beer:1 listing',
    authorization: 'Bearer of the CDN',
    fastlyKey: 'of the CDN',
  })
})

test('many changes go in parts, very many purge everything', async () => {
  const { calls, purger } = await openCdn()
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  for (let at = 0; at < 70; at += 1) purger.drop(`beer:${at}`)
  await vi.waitFor(() => expect(calls).toHaveLength(4))
  expect(calls.slice(1).map(({ tags }) => tags.length)).toEqual([30, 30, 10])
  for (let at = 0; at < 5000; at += 1) purger.drop(`beer:${at}`)
  await vi.waitFor(() => expect(calls).toHaveLength(5))
  expect(calls[4]!.tags).toEqual(['dray'])
})

test('what the CDN does not take is sent again, and said once', async () => {
  const { calls, purger, log } = await openCdn([200, 503, 503])
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  purger.drop('beer:1')
  await vi.waitFor(() => expect(calls).toHaveLength(4))
  expect(calls.slice(1).map(({ tags }) => tags)).toEqual([['beer:1'], ['beer:1'], ['beer:1']])
  expect(log().trim().split('\n')).toHaveLength(1)
  expect(log()).toContain('The CDN answered 503.')
})
