import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'

test('while a new shop opens its accounts pages are answered, and a sign-in is answered afterwards (OPER-11)', async () => {
  const { promise: writesAfter, resolve } = Promise.withResolvers<void>()
  const { app } = await openWholeShop(undefined, { writesAfter })
  let isAnswered = false
  const payload = { email: 'landlord@dray.example', password: 'pint of the usual' }
  const signIn = app.inject({ method: 'POST', url: '/public/auth/login', payload })
  void signIn.then(() => (isAnswered = true))
  for (const method of ['GET', 'HEAD'] as const)
    expect((await app.inject({ method, url: '/' })).statusCode).toBe(200)
  await wait(100)
  expect(isAnswered).toBe(false)
  resolve()
  expect((await signIn).statusCode).toBe(401)
})
