import { expect, test } from 'vitest'
import { pretendStorage } from './pretend-tabs.fixture.ts'
import { forgetRequests, sendOnce } from './send-once.ts'
import { storedList } from './stored-value.ts'

type Request = { key: string; text: string }
const request: Request = { key: 'k-1', text: 'a pin of mild' }
const isRefusal = (error: unknown) => error instanceof RangeError

function openRequests() {
  const storage = pretendStorage()
  const requests = storedList<Request>(storage, 'requests', ({ key }) => typeof key === 'string')
  const send = (answer: () => Promise<string>) => sendOnce(requests, request, answer, isRefusal)
  return { requests, send }
}

test('a request is stored before it is sent, and after its answer until it is forgotten', async () => {
  const { requests, send } = openRequests()
  const answer = await send(async () => {
    expect(requests.read()).toEqual([request])
    return 'done'
  })
  expect([answer, requests.read()]).toEqual(['done', [request]])
  forgetRequests(requests, [request])
  expect(requests.read()).toEqual([])
})

test('a lost answer leaves the request, once however often it is sent; a refusal forgets it', async () => {
  const { requests, send } = openRequests()
  const other = { key: 'k-0', text: 'a keg of stout' }
  requests.write([other])
  for (const _ of [1, 2]) {
    await expect(send(() => Promise.reject(new TypeError('lost')))).rejects.toThrow('lost')
    expect(requests.read()).toEqual([other, request])
  }
  await expect(send(() => Promise.reject(new RangeError('no')))).rejects.toThrow('no')
  expect(requests.read()).toEqual([other])
})
