import { expect, test } from 'vitest'
import { cookieText } from './cookie-text.ts'

test.each([
  [{ maxAgeSeconds: 60, isSecure: false }, 'name=value; Max-Age=60; Path=/; SameSite=Lax'],
  [{ maxAgeSeconds: 0, isSecure: true }, 'name=value; Max-Age=0; Path=/; SameSite=Lax; Secure'],
  [
    { maxAgeSeconds: 60, isSecure: true, isHttpOnly: true },
    'name=value; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure',
  ],
])('a cookie with %o is written for the whole site, and not for forms of other sites', (options, text) => {
  expect(cookieText('name', 'value', options)).toBe(text)
})
