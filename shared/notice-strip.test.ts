import { expect, test } from 'vitest'
import { noticeStrip } from './notice-strip.ts'

test('HEAD-01 HEAD-02 the strip has a text and a link when there is one', () => {
  expect(noticeStrip({ enabled: true, text: ' Open on Monday ', link: '/shop' })).toEqual({
    text: 'Open on Monday',
    link: '/shop',
  })
  for (const link of [undefined, null, ' ', 7]) {
    expect(noticeStrip({ enabled: true, text: 'Open', link })).toEqual({ text: 'Open', link: null })
  }
})

test('OPEN-06 the answer may be wrapped', () => {
  expect(noticeStrip({ noticeStrip: { enabled: true, text: 'Open' } })).toEqual({ text: 'Open', link: null })
})

test.each([false, undefined, 'true', 1])('HEAD-03 there is no strip when enabled is %j', (enabled) => {
  expect(noticeStrip({ enabled, text: 'Open' })).toBeNull()
})

test.each(['', '   ', null, undefined, 7])('HEAD-04 there is no strip when the text is %j', (text) => {
  expect(noticeStrip({ enabled: true, text })).toBeNull()
})

test.each([null, undefined, 'x', []])('HEAD-03 there is no strip in an answer of %j', (answer) => {
  expect(noticeStrip(answer)).toBeNull()
})
