import { expect, test } from 'vitest'
import { auditText, verbsSaying } from './audit-words.ts'

test.each([
  [{ verb: 'payouts held' }, 'Put the brewery’s payouts on hold'],
  [{ verb: 'order close_rest' }, 'Closed what was not sent of an order'],
  [{ verb: 'approve', subjectKind: 'trade' }, 'Approved the trade account'],
  [{ verb: 'approve', subjectKind: 'review' }, 'Showed a review'],
  [{ verb: 'apply', subjectKind: 'application' }, 'Applied to sell'],
  [{ verb: 'operate orders refund' }, 'Ran the command orders refund'],
  [{ verb: 'POST /api/sell/:brewery/stock' }, 'Recorded stock'],
  [{ verb: 'POST /api/admin/worklist/:id/take' }, 'Request: worklist, take'],
  [{ verb: 'PUT /api/sell/:brewery/delivery-terms' }, 'Change of delivery terms'],
  [{ verb: 'DELETE /api/sell/:brewery/people/:id' }, 'Removal of people'],
])('the row %j of the audit trail says %s (ROLE-17)', (row, text) => {
  expect(auditText(row)).toBe(text)
})

test('words of a sentence find its events (ROLE-17)', () => {
  expect(verbsSaying('on hold')).toEqual(['hold', 'credit hold', 'payouts held'])
  expect(verbsSaying('Payouts on hold ')).toEqual(['payouts held'])
})

test('every event of the trail reads as a sentence, not as its key (ROLE-17)', () => {
  const verbs = verbsSaying('')
  expect(verbs.length).toBeGreaterThan(150)
  const sentences = verbs.map((verb) => auditText({ verb }))
  expect(sentences.filter((text) => !/^[A-Z][^_:/]+$/.test(text))).toEqual([])
})
