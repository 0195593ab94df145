import { expect, test } from 'vitest'
import { apiBase } from './api-base.ts'

test('without a base the port for http is 3000 (CONST-17)', () => {
  expect(apiBase(null, { protocol: 'http:', hostname: 'shop.local' })).toBe('http://shop.local:3000')
})

test('without a base the port for https is 443 (CONST-18)', () => {
  expect(apiBase('', { protocol: 'https:', hostname: 'shop.local' })).toBe('https://shop.local:443')
})

test('a base that is given is used for every call (API-01)', () => {
  const location = { protocol: 'http:', hostname: 'shop.local' }
  expect(apiBase(' https://api.dray.test/v1// ', location)).toBe('https://api.dray.test/v1')
})
