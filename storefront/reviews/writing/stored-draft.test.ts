import { beforeEach, expect, test } from 'vitest'
import {
  type Draft,
  forgetDraft,
  storeDraft,
  readChangedReview,
  readDraft,
  reviewDraftsKey,
} from './stored-draft.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 10, 21)
const of = { beerId: 'b1', clientId: 'c1', reviewId: null }
const upload = {
  uploadId: 'u',
  url: '/u',
  thumbUrl: '/t',
  width: 1,
  height: 1,
  filesize: 1,
  contentType: 'image/png',
}
const draft: Draft = { title: 'Nice', body: 'Sold', rating: 4, pictures: [{ name: 'keg.png', upload }] }

let texts = new Map<string, string>()
const store = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
}
const closed = {
  getItem: () => {
    throw new Error('denied')
  },
  setItem: () => {
    throw new Error('denied')
  },
}
beforeEach(() => {
  texts = new Map()
})

test('restores a draft for its client and beer only', () => {
  storeDraft(of, draft, now, { store })
  expect(readDraft(of, now, store)).toEqual(draft)
  expect(readDraft({ ...of, clientId: 'c2' }, now, store)).toBeNull()
  expect(readDraft({ ...of, beerId: 'b2' }, now, store)).toBeNull()
})

test('a change has a draft of its own beside that of a new review (REV-28)', () => {
  const change = { ...of, reviewId: 'r1' }
  const begunWith: Draft = { title: 'Nice', body: 'Sold', rating: 4, pictures: [] }
  expect(readChangedReview(of, now, store)).toBeNull()
  storeDraft(of, draft, now, { store })
  expect(readChangedReview(of, now, store)).toBeNull()
  storeDraft(change, { ...begunWith, body: 'Sold well' }, now, { begunWith, store })
  expect(readDraft(change, now, store)?.body).toBe('Sold well')
  expect(readDraft(of, now, store)).toEqual(draft)
  expect(readChangedReview(of, now, store)).toBe('r1')
  expect(readChangedReview({ ...of, clientId: 'c2' }, now, store)).toBeNull()
  expect(readChangedReview({ ...of, beerId: 'b2' }, now, store)).toBeNull()

  storeDraft(change, { ...begunWith, body: ' Sold ' }, now, { begunWith, store })
  expect(readChangedReview(of, now, store)).toBeNull()
  storeDraft(change, { ...begunWith, title: '', body: '', rating: null }, now, { begunWith, store })
  expect(readDraft(change, now, store)).toMatchObject({ title: '', body: '', rating: null })
  forgetDraft(change, now, store)
  expect([readDraft(change, now, store), readDraft(of, now, store)]).toEqual([null, draft])
})

test('a draft in the format before edits had drafts is one of a new review', () => {
  const { reviewId: _, ...before } = of
  texts.set(reviewDraftsKey, JSON.stringify([{ ...before, ...draft, keptAt: now }]))
  expect(readDraft(of, now, store)).toEqual(draft)
})

test('a draft that is sent or emptied is forgotten', () => {
  storeDraft(of, draft, now, { store })
  forgetDraft(of, now, store)
  expect(readDraft(of, now, store)).toBeNull()
  storeDraft(of, draft, now, { store })
  storeDraft(of, { title: ' ', body: '', rating: null, pictures: [] }, now, { store })
  expect(texts.get(reviewDraftsKey)).toBe('[]')
})

test('pictures are forgotten before the server sweeps them, texts after thirty days', () => {
  storeDraft(of, draft, now, { store })
  expect(readDraft(of, now + 19 * hour, store)?.pictures).toHaveLength(1)
  expect(readDraft(of, now + 20 * hour, store)).toEqual({ ...draft, pictures: [] })
  expect(readDraft(of, now + 30 * 24 * hour, store)).toBeNull()
})

test('stores ten drafts, the newest first', () => {
  for (let beer = 0; beer < 12; beer += 1) storeDraft({ ...of, beerId: `b${beer}` }, draft, now, { store })
  const isStored = [0, 1, 2, 11].map((beer) => readDraft({ ...of, beerId: `b${beer}` }, now, store) !== null)
  expect(isStored).toEqual([false, false, true, true])
})

test.each(['', '{', '{}', '[null]', '[{"beerId":"b1","clientId":"c1"}]', '[{"pictures":[null]}]', '7'])(
  'a store that holds %j holds no draft',
  (text) => {
    texts.set(reviewDraftsKey, text)
    expect(readDraft(of, now, store)).toBeNull()
  },
)

test('a closed store costs only the memory', () => {
  storeDraft(of, draft, now, { store: closed })
  expect(readDraft(of, now, closed)).toBeNull()
})
