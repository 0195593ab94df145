import { beforeEach, expect, test } from 'vitest'
import {
  actionLimits,
  isStale,
  type PressedAction,
  readActions,
  removeAction,
  storeAction,
} from './stored-acts.ts'

let texts = new Map<string, string>()
const storage = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
}
beforeEach(() => {
  texts = new Map()
})

const action: PressedAction = {
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

test('a pressed action is waiting for its own person, under one key, until it has an answer (SELL-25)', () => {
  storeAction(action, storage)
  storeAction(action, storage)
  expect(readActions('c1', storage)).toEqual([action])
  expect(readActions('c2', storage)).toEqual([])
  removeAction('k1', storage)
  expect([readActions('c1', storage), texts.size]).toEqual([[], 0])
})

test('after a day it is no longer what the person wants (SELL-25)', () => {
  const dayMs = actionLimits.hours * 3_600_000
  expect([isStale(action, 1_000 + dayMs), isStale(action, 1_001 + dayMs)]).toEqual([false, true])
})

test('no more wait than there is room for (SELL-25)', () => {
  for (let at = 0; at < actionLimits.acts + 5; at += 1) storeAction({ ...action, key: `k${at}` }, storage)
  expect(readActions('c1', storage)).toHaveLength(actionLimits.acts)
  texts = new Map()
  storeAction({ ...action, body: { note: 'x'.repeat(actionLimits.allSigns) } }, storage)
  expect(readActions('c1', storage)).toEqual([])
})

test.each(['https://elsewhere.example/', '/api/cart/items', '/public/beers'])(
  'text in the storage leads to no call of %s (SELL-25)',
  (path) => {
    storeAction(action, storage)
    const [key] = texts.keys()
    texts.set(key!, JSON.stringify([{ ...action, path }]))
    expect(readActions('c1', storage)).toEqual([])
  },
)
