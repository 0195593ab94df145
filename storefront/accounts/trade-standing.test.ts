import { expect, test } from 'vitest'
import { tradeWords } from './trade-standing.ts'

test('while a trade account is looked at, page and checkout say so and by when we answer (NOTE-15)', () => {
  expect(tradeWords({ state: 'applied' })).toMatchObject({
    title: 'Your trade account is being looked at. We answer within two working days.',
    sentence: 'You can order once it is approved. Your basket stays as it is.',
  })
})
