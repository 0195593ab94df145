import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { draftLimits, dropDraft, keyOfDraft, readDraft, storeDraft } from './stored-drafts.ts'

const now = Date.UTC(2026, 10, 23)
const dayMs = 86_400_000
const of = { client: 'c1', form: 'POST /api/sell/a/orders/1/refuse' }
const fields = { 'note#0': 'The mash tun is down.' }

let texts = new Map<string, string>()
const storage = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
}
beforeEach(() => {
  texts = new Map()
})

test('what a person typed comes back to the same person in the same form alone (SELL-25)', () => {
  storeDraft(of, fields, now, storage)
  expect(readDraft(of, now + dayMs, storage)).toEqual(fields)
  expect(readDraft({ ...of, client: 'c2' }, now, storage)).toBeNull()
  expect(readDraft({ ...of, form: 'POST /api/sell/a/orders/2/refuse' }, now, storage)).toBeNull()
})

test('a draft goes once it is sent, once the form reads as it began, and after a week (SELL-25)', () => {
  storeDraft(of, fields, now, storage)
  expect(readDraft(of, now + draftLimits.days * dayMs, storage)).toBeNull()
  dropDraft(of, now, storage)
  expect([readDraft(of, now, storage), texts.size]).toEqual([null, 0])
  storeDraft(of, fields, now, storage)
  storeDraft(of, {}, now, storage)
  expect([readDraft(of, now, storage), texts.size]).toEqual([null, 0])
})

test('drafts take one key and a bounded room, and the newest stay (SELL-25)', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 25_000 }), { maxLength: 60 }), (sizes) => {
      texts = new Map()
      sizes.forEach((size, at) =>
        storeDraft({ client: 'c', form: `f${at}` }, { 'a#0': 'x'.repeat(size) }, now + at, storage),
      )
      const [key, ...others] = texts.keys()
      expect(others).toEqual([])
      if (key === undefined) return
      const stored = JSON.parse(texts.get(key)!) as unknown[]
      expect(stored.length).toBeLessThanOrEqual(draftLimits.drafts)
      expect(texts.get(key)!.length).toBeLessThanOrEqual(draftLimits.allSigns + 2 * draftLimits.drafts)
      const last = sizes.length - 1
      const isLastStored = readDraft({ client: 'c', form: `f${last}` }, now + last, storage) !== null
      expect(isLastStored).toBe(sizes[last]! < draftLimits.signs - 20)
    }),
    { numRuns: 40 },
  )
})

test('the same body has the same key until something else is typed (SELL-25)', () => {
  storeDraft(of, fields, now, storage)
  const key = keyOfDraft(of, { units: 3 }, now, storage)
  expect(keyOfDraft(of, { units: 3 }, now, storage)).toBe(key)
  expect(keyOfDraft(of, { units: 4 }, now, storage)).not.toBe(key)
  const again = keyOfDraft(of, { units: 3 }, now, storage)
  expect(again).not.toBe(key)
  storeDraft(of, { ...fields, 'units#0': '5' }, now, storage)
  expect(keyOfDraft(of, { units: 3 }, now, storage)).not.toBe(again)
})

test('text that is no draft is passed over (SELL-25)', () => {
  storeDraft(of, fields, now, storage)
  const [key] = texts.keys()
  for (const text of [
    '{',
    '7',
    '[null]',
    '[{"client":"c1","form":1}]',
    '[{"client":"c1","form":"f","fields":{"a":1},"storedAt":1}]',
  ]) {
    texts.set(key!, text)
    expect(readDraft(of, now, storage)).toBeNull()
  }
})
