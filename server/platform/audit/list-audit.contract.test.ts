import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { systemActor } from './actor.ts'
import { insertAudit } from './audit-queries.ts'
import { listAudit } from './list-audit.ts'
import { readAuditFilter } from './read-audit-filter.ts'

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s.,-]+/)
    .filter(Boolean)

test('a search of the trail finds the beginnings of words in subject, reason and for whom (ROLE-17)', async () => {
  const { database } = await useTestDatabase()
  const long = `${'Asked again by telephone and by letter. '.repeat(12)}Marrowbone at the very end.`
  const all = []
  for (let n = 0; n < 120; n += 1) {
    const subjectKind = ['brewery', 'order', 'client'][n % 3]!
    const subjectId = n % 2 === 0 ? randomUUID() : `salt-cellar-${n % 5}`
    const reason = [null, 'Asked by telephone.', long, 'Paid twice, given back'][n % 4]!
    const actingFor = n % 7 === 0 ? 'Towpath' : null
    const refusal = n % 6 === 1 ? 'role_missing' : null
    const { name: actorName, role: actorRole, by: actedBy } = systemActor
    const at = new Date(Date.UTC(2028, 1, 1 + (n % 9)))
    const row = { at, actorName, actorRole, actedBy, verb: 'note' }
    await insertAudit(database, { ...row, subjectKind, subjectId, reason, actingFor, refusal })
    const texts = [subjectKind, subjectId, reason, actingFor].flatMap((text) => text ?? [])
    all.unshift({ at, subjectId, refusal, words: wordsOf(texts.join(' ')) })
  }
  all.sort((one, other) => Number(other.at) - Number(one.at))
  for (const q of [
    '',
    'salt',
    'CELLAR salt',
    'marrow',
    'tow tele',
    'twice, paid',
    'alt',
    '%',
    all[1]!.subjectId,
  ])
    for (const view of ['all', 'refused'] as const)
      for (const page of [1, 2]) {
        const found = all.filter(({ words }) =>
          q === '%' ? false : wordsOf(q).every((typed) => words.some((word) => word.startsWith(typed))),
        )
        const seen = found.filter(({ refusal }) => view === 'all' || refusal !== null)
        const list = await listAudit(database, { ...readAuditFilter({ q }), view, page })
        const from = (list.page - 1) * 50
        expect(
          list.entries.map(({ subjectId }) => subjectId),
          `${q} ${view}`,
        ).toEqual(seen.slice(from, from + 50).map(({ subjectId }) => subjectId))
        expect(list.views.map(({ count }) => count)).toEqual([
          found.length,
          found.filter(({ refusal }) => refusal !== null).length,
        ])
      }
})

test('the trail is listed by its time, of one moment what was written last first, each entry on one page (ROLE-17)', async () => {
  const { database } = await useTestDatabase()
  const { name: actorName, role: actorRole, by: actedBy } = systemActor
  const written = []
  // A demo's past is written after what its people did at the start.
  for (let n = 0; n < 130; n += 1) {
    const at = new Date(Date.UTC(2028, 1, 1 + ((n * 7) % 3)))
    const refusal = n % 2 === 0 ? 'role_missing' : null
    const row = { at, actorName, actorRole, actedBy, verb: 'note', subjectKind: 'order', refusal }
    await insertAudit(database, { ...row, subjectId: `${n}` })
    written.unshift({ at, subjectId: `${n}`, refusal })
  }
  written.sort((one, other) => Number(other.at) - Number(one.at))
  for (const view of ['all', 'refused'] as const) {
    const listed: string[] = []
    for (const page of [1, 2, 3]) {
      const list = await listAudit(database, { view, page })
      if (list.page === page) listed.push(...list.entries.map(({ subjectId }) => subjectId))
    }
    const seen = written.filter(({ refusal }) => view === 'all' || refusal !== null)
    expect(listed).toEqual(seen.map(({ subjectId }) => subjectId))
  }
})
