import { expect, test } from 'vitest'
import { noticeStrip } from './notice-strip.ts'

test('the strip has a text and a link when there is one (HEAD-01, HEAD-02)', () => {
  expect(noticeStrip({ enabled: true, text: ' Open on Monday ', link: '/shop' })).toEqual({
    text: 'Open on Monday',
    link: '/shop',
  })
  for (const link of [undefined, null, ' ', 7]) {
    expect(noticeStrip({ enabled: true, text: 'Open', link })).toEqual({ text: 'Open', link: null })
  }
})

test('the answer may be wrapped (OPEN-06)', () => {
  expect(noticeStrip({ noticeStrip: { enabled: true, text: 'Open' } })).toEqual({ text: 'Open', link: null })
})

test.each([false, undefined, 'true', 1])('there is no strip when enabled is %j (HEAD-03)', (enabled) => {
  expect(noticeStrip({ enabled, text: 'Open' })).toBeNull()
})

test.each(['', '   ', null, undefined, 7])('there is no strip when the text is %j (HEAD-04)', (text) => {
  expect(noticeStrip({ enabled: true, text })).toBeNull()
})

test.each([null, undefined, 'x', []])('there is no strip in an answer of %j (HEAD-03)', (answer) => {
  expect(noticeStrip(answer)).toBeNull()
})
