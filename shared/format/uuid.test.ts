import { expect, test } from 'vitest'
import { isUuid } from './uuid.ts'

test.each([
  ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', true],
  ['3F2504E0-4F89-41D3-9A0C-0305E82C3301', true],
  ['abc', false],
  ['3f2504e04f8941d39a0c0305e82c3301', false],
  [' 3f2504e0-4f89-41d3-9a0c-0305e82c3301', false],
  ['', false],
])('%j is a UUID: %s (WISH-22)', (text, isOne) => {
  expect(isUuid(text)).toBe(isOne)
})
