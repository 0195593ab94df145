import { expect, test } from 'vitest'
import { readScan, scanAddress, scanText } from './scans.ts'

const scan = { part: '2b1f6a0e-77f2-4d0e-9a51-0f2f9c3f5a11', position: 2, unit: 11 }

test('a label’s code is read as its address and alone, and no other text is (SELL-26)', () => {
  const address = scanAddress('https://dray.example', 'learmonth-basin', '2026-12-01', scan)
  expect(address).toBe(
    'https://dray.example/sell/learmonth-basin/picking?day=2026-12-01&scan=2b1f6a0e-77f2-4d0e-9a51-0f2f9c3f5a11.2.11',
  )
  expect([readScan(address), readScan(` ${scanText(scan)}\n`)]).toEqual([scan, scan])
  for (const other of ['', '5012345678900', `${scan.part}.2`, 'https://dray.example/sell/?scan=1.2.3'])
    expect(readScan(other), other).toBeNull()
})
