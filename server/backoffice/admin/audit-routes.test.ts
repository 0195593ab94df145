import type { AuditVerb } from '../../../shared/audit/audit-words.ts'
import { expect, test } from 'vitest'
import type { AuditList } from '../../../shared/api/admin-api.ts'
import { buildBrewery } from '../../../tests/support/builders/builders.ts'
import { addStaff } from '../../../tests/support/shops/add-staff.ts'
import { bearer, openAccountShop } from '../../../tests/support/shops/account-shop.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'

test('staff but for support find what was done by actor, subject, verb and day (ROLE-17)', async () => {
  const shop = await openAccountShop()
  const { database } = shop.connection
  const finance = await shop.register()
  await addStaff(database, finance.client.id, 'finance')
  const support = await shop.register()
  await addStaff(database, support.client.id, 'support')
  const path = '/api/admin/audit'
  expect((await shop.get(path, bearer(await shop.register()))).statusCode).toBe(404)
  expect((await shop.get(path, bearer(support))).json()).toMatchObject({ code: 'not_found' })

  const brewery = await buildBrewery(database, { name: 'Towpath Brewing' })
  const write = (day: string, name: string, verb: AuditVerb, id: string) =>
    writeAudit(database, {
      at: new Date(`${day}T12:00:00Z`),
      actor: { ...systemActor, name, role: 'finance', by: 'page' },
      verb,
      subject: { kind: 'brewery', id },
      reason: 'Asked by telephone.',
      actingFor: 'Towpath',
    })
  await write('2030-07-01', 'Ada Price', 'payouts held', 'towpath')
  await write('2030-07-02', 'Ada Price', 'payouts released', 'towpath')
  await write('2030-07-02', 'Tam Rowe', 'payouts held', 'damask')
  const list = async (query: string) =>
    (await shop.get(`${path}?${query}`, bearer(finance))).json() as AuditList
  const found = async (query: string) =>
    (await list(query)).rows.map(({ actor, verb, subjectId }) => [actor, verb, subjectId])
  expect(await found('verb=payout')).toEqual([
    ['Tam Rowe', 'payouts held', 'damask'],
    ['Ada Price', 'payouts released', 'towpath'],
    ['Ada Price', 'payouts held', 'towpath'],
  ])
  expect(await found('actor=ada&verb=hold')).toEqual([['Ada Price', 'payouts held', 'towpath']])
  expect(await found('q=damask')).toEqual([['Tam Rowe', 'payouts held', 'damask']])
  expect(await found('from=2030-07-02&until=2030-07-02&actor=ada')).toEqual([
    ['Ada Price', 'payouts released', 'towpath'],
  ])
  const [row] = (await list('q=damask')).rows
  expect(row).toMatchObject({
    role: 'finance',
    by: 'page',
    actingFor: 'Towpath',
    reason: 'Asked by telephone.',
  })
  expect(row!.subjectName).toBe(null)
  expect(Object.keys(row!)).not.toContain('before')
  await write('2030-07-03', 'Ada Price', 'payouts held', brewery.id)
  expect((await list(`verb=hold&q=${brewery.id}`)).rows).toMatchObject([{ subjectName: 'Towpath Brewing' }])
  const granted = (await list('verb=grant')).rows.find(({ subjectId }) => subjectId === finance.client.id)
  expect(granted?.subjectName).toBe(finance.client.name)
})
