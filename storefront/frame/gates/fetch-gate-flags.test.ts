import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { readGateFlags } from './fetch-gate-flags.ts'

afterEach(() => vi.restoreAllMocks())

const nobody = { choice: null, unlocked: false }
const fail = () => Promise.reject(new Error('Public API request failed: 500'))
const answer = (flags: { key: string; enabled: boolean }[]) => async () => ({ flags })

test('requests each gate’s flag with its own default (C-32, API-36)', async () => {
  const asked: string[] = []
  await readGateFlags(nobody, async (path) => {
    asked.push(path)
    return { flags: [] }
  })
  expect(asked).toEqual([
    '/public/feature-flags?keys=shop.access.password-gate&defaultEnabled=false',
    '/public/feature-flags?keys=shop.access.welcome-gate&defaultEnabled=true',
  ])
})

test('takes the flags from the shop’s answer (GATE-02, GATE-10)', async () => {
  const flags = [
    { key: 'shop.access.password-gate', enabled: true },
    { key: 'shop.access.welcome-gate', enabled: false },
  ]
  expect(await readGateFlags(nobody, answer(flags))).toEqual({ password: true, welcome: false })
})

test('uses the defaults for flags missing in the answer (GATE-03, GATE-11)', async () => {
  expect(await readGateFlags(nobody, answer([]))).toEqual({ password: false, welcome: true })
})

test('uses the defaults after a failure and only logs it (GATE-04, GATE-12)', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  expect(await readGateFlags(nobody, fail)).toEqual({ password: false, welcome: true })
  vi.advanceTimersByTime(1_000)
  expect(logged).toHaveBeenCalledTimes(2)
})

test('sends no request for an answered gate', async () => {
  expect(await readGateFlags({ choice: 'wholesale', unlocked: true }, fail)).toEqual({
    password: false,
    welcome: false,
  })
})
