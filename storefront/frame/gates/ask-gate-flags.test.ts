import { afterEach, expect, test, vi } from 'vitest'
import { readGateFlags } from './ask-gate-flags.ts'

afterEach(() => vi.restoreAllMocks())

const nobody = { choice: null, unlocked: false }
const fail = () => Promise.reject(new Error('Public API request failed: 500'))
const answer = (flags: { key: string; enabled: boolean }[]) => async () => ({ flags })

test('C-32 API-36 each gate is asked for with its own default', async () => {
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

test('GATE-02 GATE-10 the flags are as the shop says', async () => {
  const flags = [
    { key: 'shop.access.password-gate', enabled: true },
    { key: 'shop.access.welcome-gate', enabled: false },
  ]
  expect(await readGateFlags(nobody, answer(flags))).toEqual({ password: true, welcome: false })
})

test('GATE-03 GATE-11 flags that are not in the answer have their defaults', async () => {
  expect(await readGateFlags(nobody, answer([]))).toEqual({ password: false, welcome: true })
})

test('GATE-04 GATE-12 a failure means the defaults and is only logged', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  expect(await readGateFlags(nobody, fail)).toEqual({ password: false, welcome: true })
  expect(logged).toHaveBeenCalledTimes(2)
})

test('a gate that is answered is not asked for', async () => {
  expect(await readGateFlags({ choice: 'wholesale', unlocked: true }, fail)).toEqual({
    password: false,
    welcome: false,
  })
})
