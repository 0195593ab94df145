import { expect, onTestFinished, test, vi } from 'vitest'
import { noteShopTime, shopTime } from './shop-clock.ts'

test('the time is the shop’s where the clock of the device is ahead or behind, and the device’s before an answer', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T10:07:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  expect(shopTime()).toEqual(new Date('2026-11-28T10:07:00Z'))
  noteShopTime(new Response('', { headers: { date: 'Sat, 28 Nov 2026 10:00:00 GMT' } }))
  expect(shopTime()).toEqual(new Date('2026-11-28T10:00:00Z'))
  vi.advanceTimersByTime(90_000)
  expect(shopTime()).toEqual(new Date('2026-11-28T10:01:30Z'))
  noteShopTime(new Response(''))
  noteShopTime(new Response('', { headers: { date: 'Sat, 28 Nov 2026 10:30:00 GMT' } }))
  expect(shopTime()).toEqual(new Date('2026-11-28T10:30:00Z'))
})
