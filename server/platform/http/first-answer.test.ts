import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { awaitFirstAnswer } from './first-answer.ts'

const never = 1_000_000

async function listening(atMostMs: number) {
  const asked: ServerResponse[] = []
  const server = createServer((_request, response) => asked.push(response))
  onTestFinished(() => void server.close())
  const first = awaitFirstAnswer(server, atMostMs)
  let isOver = false
  void first.over.then(() => (isOver = true))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { asked, first, isOver: () => isOver, url: `http://127.0.0.1:${port}` }
}

test('what is waiting for the first answer begins once it is given, not when it is asked for (OPER-11)', async () => {
  const { asked, isOver, url } = await listening(never)
  const answer = fetch(url)
  await expect.poll(() => asked.length).toBe(1)
  expect(isOver()).toBe(false)
  asked[0]!.end('Bitter')
  expect(await (await answer).text()).toBe('Bitter')
  await expect.poll(isOver).toBe(true)
})

test('it begins without an answer where no one asks, or where the shop ends (OPER-11)', async () => {
  const unasked = await listening(1)
  await expect.poll(unasked.isOver).toBe(true)
  const ended = await listening(never)
  expect(ended.isOver()).toBe(false)
  ended.first.leave()
  await expect.poll(ended.isOver).toBe(true)
})
