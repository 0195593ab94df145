import { expect, test } from 'vitest'
import { apiBase } from './api-base.ts'

test('CONST-17 without a base the port for http is 3000', () => {
  expect(apiBase(null, { protocol: 'http:', hostname: 'shop.local' })).toBe('http://shop.local:3000')
})

test('CONST-18 without a base the port for https is 443', () => {
  expect(apiBase('', { protocol: 'https:', hostname: 'shop.local' })).toBe('https://shop.local:443')
})

test('API-01 a base that is given is used for every call', () => {
  const location = { protocol: 'http:', hostname: 'shop.local' }
  expect(apiBase(' https://api.dray.test/v1// ', location)).toBe('https://api.dray.test/v1')
})
