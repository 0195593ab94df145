import { expect, test } from 'vitest'
import type { NewOrder, Order } from '../../shared/api/orders-api.ts'
import { CallError } from '../api/json-calls.ts'
import { createPlacing } from './place-once.ts'

const body: NewOrder = { payment: 'card', groupId: null, contact: { firstname: 'Maggie' } }
const changed: NewOrder = { ...body, contact: { firstname: 'Meg' } }
const refusal = (status: number, code: string) => new CallError(status, '', { code, message: code })

/** A shop with one basket: the first order takes it, and answers can be lost. */
function openShop() {
  const texts = new Map<string, string>()
  const placed = new Map<string, string>()
  const asked: string[] = []
  let lost = 0
  let keys = 0
  let arrives = true
  const placing = createPlacing({
    storage: {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
    },
    withLock: (_name, work) => work(),
    newKey: () => `key-${++keys}`,
    place: (sent, key) => {
      asked.push(key)
      const isLost = lost > 0
      lost -= 1
      if (isLost && !arrives) return Promise.reject(new TypeError('Failed to fetch'))
      if (!placed.has(key) && placed.size > 0) return Promise.reject(refusal(409, 'basket_empty'))
      placed.set(key, sent.contact?.firstname ?? '')
      if (isLost) return Promise.reject(new TypeError('Failed to fetch'))
      return Promise.resolve({ number: `DRAY-${key}` } as Order)
    },
  })
  return {
    placing,
    asked,
    placed,
    texts,
    lose: (answers: number, requestsToo = false) => {
      lost = answers
      arrives = !requestsToo
    },
  }
}

test('sends a request with a lost answer again under the same key and gets the same order (C-44)', async () => {
  const { placing, asked, placed, lose, texts } = openShop()
  lose(1)
  await expect(placing.place('ada', body)).rejects.toThrow('Failed to fetch')
  expect(placing.isUnanswered('ada', null)).toBe(true)
  expect((await placing.place('ada', body)).number).toBe('DRAY-key-1')
  expect(asked).toEqual(['key-1', 'key-1'])
  expect(placed.size).toBe(1)
  expect(placing.isUnanswered('ada', null)).toBe(false)
  expect(texts.size).toBe(0)
})

test('changed after a lost answer, the order that came through is the one (C-44)', async () => {
  const { placing, placed, lose } = openShop()
  lose(1)
  await expect(placing.place('ada', body)).rejects.toThrow('Failed to fetch')
  expect((await placing.place('ada', changed)).number).toBe('DRAY-key-1')
  expect([...placed.values()]).toEqual(['Maggie'])
})

test('places the changed order when the first request never arrived (C-44)', async () => {
  const { placing, placed, lose } = openShop()
  lose(1, true)
  await expect(placing.place('ada', body)).rejects.toThrow('Failed to fetch')
  expect((await placing.place('ada', changed)).number).toBe('DRAY-key-2')
  expect([...placed.values()]).toEqual(['Meg'])
  expect(placing.isUnanswered('ada', null)).toBe(false)
})

test('another client, another basket and a refusal are none of it (C-44)', async () => {
  const { placing, lose } = openShop()
  lose(1)
  await expect(placing.place('ada', body)).rejects.toThrow('Failed to fetch')
  expect(placing.isUnanswered('grace', null)).toBe(false)
  expect(placing.isUnanswered('ada', 'g1')).toBe(false)
  expect(await placing.finish('grace', null)).toBeNull()
  await expect(placing.place('grace', body)).rejects.toThrow('basket_empty')
  expect(placing.isUnanswered('grace', null)).toBe(false)
  expect((await placing.finish('ada', null))?.number).toBe('DRAY-key-1')
})
