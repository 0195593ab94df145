import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isStale } from './is-stale.ts'

test('what was built is stale without a stamp and after a change of any source, but not after one of a test (OPER-11)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dray-stale-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const sources = [join(folder, 'server'), join(folder, 'package-lock.json')]
  const write = (path: string, seconds: number) => {
    writeFileSync(join(folder, path), '')
    utimesSync(join(folder, path), seconds, seconds)
  }
  const isBuiltStale = () => isStale(join(folder, 'stamp'), sources)
  mkdirSync(join(folder, 'server/trading/orders'), { recursive: true })
  write('server/main.ts', 100)
  write('server/trading/orders/place-order.ts', 100)
  write('package-lock.json', 100)
  expect(isBuiltStale()).toBe(true)
  write('stamp', 200)
  expect(isBuiltStale()).toBe(false)
  write('server/trading/orders/place-order.contract.test.ts', 300)
  expect(isBuiltStale()).toBe(false)
  write('server/trading/orders/place-order.ts', 300)
  expect(isBuiltStale()).toBe(true)
  write('stamp', 400)
  write('package-lock.json', 500)
  expect(isBuiltStale()).toBe(true)
})
