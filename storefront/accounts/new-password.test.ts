import { expect, test } from 'vitest'
import { validateNewPassword } from './new-password.ts'

test.each([
  ['AUTH-44', 'abc1234', 'abc1234', 'Password must be at least 8 characters long.'],
  ['AUTH-44', 'abc1234', 'other', 'Password must be at least 8 characters long.'],
  ['AUTH-45', 'abcd1234', 'abcd1235', 'Passwords do not match. Please try again.'],
  ['AUTH-44', 'abcd1234', 'abcd1234', null],
  ['AUTH-30 C-16', 'aaaaaaaa', 'aaaaaaaa', null],
])('%s %s confirmed by %s is answered by %j', (_row, password, confirmation, fault) => {
  expect(validateNewPassword(password, confirmation)).toBe(fault)
})
