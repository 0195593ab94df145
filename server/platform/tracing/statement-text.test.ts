import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statementName, statementText } from './statement-text.ts'

test('a statement keeps its placeholders and loses its literals (INST-13)', () => {
  expect(statementText("select id\n  from clients where email = $1 and state = 'it''s open'")).toBe(
    'select id from clients where email = $1 and state = ?',
  )
  expect(statementText("select 'never closed")).toBe('select ?')
  expect([statementName('  WITH a as (select 1) select'), statementName('')]).toEqual(['with', 'statement'])
})

test('no literal of any statement is left, and it has at most 2,000 characters (INST-13)', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 6000 }), fc.string(), (before, literal) => {
      const text = statementText(
        `${before.replaceAll("'", '')}'secret${literal.replaceAll("'", "''")}' from x`,
      )
      expect(text).not.toContain('secret')
      expect(text.length).toBeLessThanOrEqual(2000)
    }),
  )
})
