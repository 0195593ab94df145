import { beforeEach, expect, test } from 'vitest'
import { actLimits, isStale, type PressedAct, readActs, removeAct, storeAct } from './stored-acts.ts'

let texts = new Map<string, string>()
const storage = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
}
beforeEach(() => {
  texts = new Map()
})

const act: PressedAct = {
  client: 'c1',
  key: 'k1',
  button: 'Accept £348.30',
  form: 'POST /api/sell/a/orders/1/accept',
  address: '/sell/a/orders/DRAY-1',
  path: '/api/sell/a/orders/1/accept?digest=d',
  method: 'POST',
  body: {},
  pressedAt: 1_000,
}

test('a pressed act waits for its own person, under one key, until it has an answer (SELL-25)', () => {
  storeAct(act, storage)
  storeAct(act, storage)
  expect(readActs('c1', storage)).toEqual([act])
  expect(readActs('c2', storage)).toEqual([])
  removeAct('k1', storage)
  expect([readActs('c1', storage), texts.size]).toEqual([[], 0])
})

test('after a day it is no longer what the person wants (SELL-25)', () => {
  const dayMs = actLimits.hours * 3_600_000
  expect([isStale(act, 1_000 + dayMs), isStale(act, 1_001 + dayMs)]).toEqual([false, true])
})

test('no more wait than there is room for (SELL-25)', () => {
  for (let at = 0; at < actLimits.acts + 5; at += 1) storeAct({ ...act, key: `k${at}` }, storage)
  expect(readActs('c1', storage)).toHaveLength(actLimits.acts)
  texts = new Map()
  storeAct({ ...act, body: { note: 'x'.repeat(actLimits.allSigns) } }, storage)
  expect(readActs('c1', storage)).toEqual([])
})

test.each(['https://elsewhere.example/', '/api/cart/items', '/public/beers'])(
  'text in the storage leads to no call of %s (SELL-25)',
  (path) => {
    storeAct(act, storage)
    const [key] = texts.keys()
    texts.set(key!, JSON.stringify([{ ...act, path }]))
    expect(readActs('c1', storage)).toEqual([])
  },
)
