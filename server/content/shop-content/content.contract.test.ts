import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ContentDetail, ContentList } from '../../../shared/api/shop-content-api.ts'
import { addDays, londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'
import { shopFlags } from '../../../shared/pages/shop-flags.ts'
import { readFile } from 'node:fs/promises'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { openTradeShop } from '../../../tests/support/shops/trade-shop.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import { commandFor } from '../../backoffice/operate/find-command.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { mailTemplates } from '../../platform/mail/mail-templates.ts'
import { contentFeature } from './content-feature.ts'
import { letterWordsOf } from './letter-words-of.ts'

const shop = await openTradeShop()
const { database } = shop
const [operations, admin, support] = [
  await shop.staff('operations'),
  await shop.staff('admin'),
  await shop.staff('support'),
]
const at = (entry: string) => `/api/admin/shop/${encodeURIComponent(entry)}`
const keyed = (who: Record<string, string>) => ({ 'idempotency-key': randomUUID(), ...who })
const put = (entry: string, body: object, who: Record<string, string> = operations, query = '') =>
  shop.call('PUT', at(entry) + query, body, keyed(who))
const set = (entry: string, value: unknown, more: object = {}) =>
  put(entry, { json: JSON.stringify(value), ...more })
const undo = (entry: string, who = operations) => shop.post(`${at(entry)}/undo`, {}, keyed(who))
const read = async (entry: string) => (await shop.get(at(entry), operations)).json() as ContentDetail
const strip = async () => (await readSettings(database, 'notice-strip'))['notice-strip']
const keepAt = (moment: Date) => contentFeature.jobs[0]!.run({ database, clock: () => moment } as never)
const words = (text: string) => ({ enabled: true, text, link: null })
const operate = (...typed: string[]) => commandFor(typed)(database, { ...operatorContext, clock: shop.now })

test('every flag of docs/flags.md, menu entry and setting is there with what holds (STAF-22)', async () => {
  const { entries } = (await shop.get('/api/admin/shop', support)).json() as ContentList
  const names = entries.map(({ entry }) => entry)
  const table = await readFile('docs/flags.md', 'utf8')
  const documented = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...line.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, key]) => key!))
  expect(shopFlags.map(({ key }) => key).toSorted()).toEqual(documented.toSorted())
  for (const key of documented) expect(names).toContain(`flag:${key}`)
  expect(names).toEqual(expect.arrayContaining(['menu:menu.top:brewers', 'notice-strip', 'heroes', 'footer']))
  expect(entries.every(({ mayChange }) => !mayChange)).toBe(true)
  expect((await read('flag:home.shopAllButton')).schema).toEqual({ type: 'boolean' })
  expect((await shop.get(at('nothing'), operations)).statusCode).toBe(404)
})

test('the notice strip is set until Friday, comes back on its own, and is undone (STAF-22)', async () => {
  await set('notice-strip', words('Before'))
  const friday = addDays(londonDay(shop.now()), 4)
  const body = { json: JSON.stringify(words('Closed on Monday')), until: friday }
  const shown = (await put('notice-strip', body, operations, '?dryRun=true')).json()
  expect(shown.deadlines).toEqual([
    'It applies at once: every page shows it within a second.',
    `What holds now comes back at the end of ${friday}.`,
    'text: ‘Closed on Monday’ instead of ‘Before’.',
  ])
  expect((await strip()).text).toBe('Before')
  const done = await put('notice-strip', body, operations, `?digest=${shown.digest}`)
  expect(done.statusCode).toBe(200)
  expect(done.json().plans).toMatchObject([{ at: londonMoment(addDays(friday, 1), '00:00').toISOString() }])
  await keepAt(londonMoment(friday, '23:59'))
  expect((await strip()).text).toBe('Closed on Monday')
  await keepAt(londonMoment(addDays(friday, 1), '00:00'))
  expect(await strip()).toEqual(words('Before'))
  expect(await read('notice-strip')).toMatchObject({ plans: [], last: { role: 'system' } })
  expect((await undo('notice-strip')).statusCode).toBe(200)
  expect((await strip()).text).toBe('Closed on Monday')
  const trail = await auditTrailOf(database, { kind: 'setting', id: 'notice-strip' })
  expect(trail.slice(-3).map(({ verb, actedBy }) => [verb, actedBy])).toEqual([
    ['change setting', 'page'],
    ['change setting as planned', 'clock'],
    ['undo setting', 'page'],
  ])
})

test('a notice that is corrected while it is shown until Friday is gone after Friday (STAF-22)', async () => {
  await set('notice-strip', words('Before'))
  const [today, friday] = [londonDay(shop.now()), addDays(londonDay(shop.now()), 4)]
  await set('notice-strip', words('Closd on Monday'), { until: friday })
  const body = { json: JSON.stringify(words('Closed on Monday')), until: friday }
  const shown = (await put('notice-strip', body, operations, '?dryRun=true')).json()
  expect(shown.deadlines).toContain(`What was planned for then comes back at the end of ${friday}.`)
  expect(shown.warnings).toEqual([])
  expect((await put('notice-strip', body, operations, `?digest=${shown.digest}`)).statusCode).toBe(200)
  await set('notice-strip', words('Snow'), { until: addDays(today, 1) })
  await keepAt(londonMoment(addDays(today, 2), '00:00'))
  expect((await strip()).text).toBe('Closed on Monday')
  await set('notice-strip', words('Sale'), { from: addDays(friday, 3), until: addDays(friday, 4) })
  await keepAt(londonMoment(addDays(friday, 1), '00:00'))
  expect((await strip()).text).toBe('Before')
  await keepAt(londonMoment(addDays(friday, 3), '00:00'))
  expect((await strip()).text).toBe('Sale')
  await keepAt(londonMoment(addDays(friday, 5), '00:00'))
  expect(await strip()).toEqual(words('Before'))
})

test('what is planned from a day on holds then, and another change drops it (STAF-22)', async () => {
  await set('footer', { collectionPointsEnabled: true, newsletterEnabled: false })
  const day = addDays(londonDay(shop.now()), 2)
  const planned = { collectionPointsEnabled: true, newsletterEnabled: true }
  expect((await set('footer', planned, { from: day, until: addDays(day, 1) })).json().plans).toHaveLength(2)
  expect((await readSettings(database, 'footer')).footer.newsletterEnabled).toBe(false)
  await keepAt(londonMoment(day, '00:00'))
  expect((await readSettings(database, 'footer')).footer).toEqual(planned)
  expect((await read('footer')).plans).toHaveLength(1)
  const now = { json: JSON.stringify({ ...planned, collectionPointsEnabled: false }) }
  const preview = (await put('footer', now, operations, '?dryRun=true')).json()
  expect(preview.warnings).toEqual(['The planned change is dropped.'])
  await put('footer', now)
  expect((await read('footer')).plans).toEqual([])
  const past = await set('footer', planned, { from: addDays(londonDay(shop.now()), -1) })
  expect([past.statusCode, past.json().field]).toEqual([400, 'from'])
  const backwards = await set('footer', planned, { from: addDays(day, 5), until: addDays(day, 3) })
  expect([backwards.statusCode, backwards.json().field]).toEqual([400, 'until'])
})

test('a wrong value names its field, now and where it is planned (STAF-22)', async () => {
  const wrong = { enabled: true, text: 'x', link: 'javascript:alert(1)' }
  for (const more of [{}, { from: addDays(londonDay(shop.now()), 3) }]) {
    const refused = await set('notice-strip', wrong, more)
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'notice-strip/link'])
  }
  expect((await put('notice-strip', { json: '{' })).json()).toMatchObject({ field: 'json' })
  expect((await set('flag:home.shopAllButton', 'off')).json()).toMatchObject({
    field: 'flags/home.shopAllButton',
  })
})

test('flags and menu entries are set and undone one by one, by page as by command (STAF-22, OPER-01)', async () => {
  await operate('flags', 'set', 'home.shopAllButton', 'off')
  await set('flag:home.breweriesLinks', false)
  await operate('navigation', 'set', 'menu.top:brewers', 'on')
  expect((await readSettings(database, 'flags')).flags).toMatchObject({
    'home.shopAllButton': false,
    'home.breweriesLinks': false,
  })
  expect((await undo('flag:home.shopAllButton')).json()).toMatchObject({ held: null, usual: true })
  expect((await readSettings(database, 'flags')).flags).toEqual({ 'home.breweriesLinks': false })
  await operate('settings', 'undo', 'flag:home.breweriesLinks')
  expect((await readSettings(database, 'flags')).flags).toEqual({})
  expect((await undo('menu:menu.top:brewers')).json().held).toBeNull()
  expect((await put('menu:menu.top:shops', { json: 'true' })).json().held).toEqual({ value: true })
  expect((await undo('flag:console.push')).json()).toMatchObject({ code: 'not_possible' })
})

test('money and access are an admin’s, and support changes nothing (STAF-22)', async () => {
  for (const entry of ['payouts.delay-days', 'flag:shop.access.password-gate']) {
    const json = entry.startsWith('flag') ? 'true' : '2'
    expect((await put(entry, { json })).json()).toMatchObject({ code: 'role_missing' })
    expect((await put(entry, { json }, support)).statusCode).toBe(403)
    expect((await put(entry, { json }, admin)).statusCode).toBe(200)
    expect((await undo(entry)).json()).toMatchObject({ code: 'role_missing' })
    expect((await undo(entry, admin)).statusCode).toBe(200)
  }
  const byCommand = commandFor(['settings', 'set', 'payouts.delay-days', '1'])
  const actor = { clientId: null, name: 'Jo', role: 'operations', by: 'command' } as const
  await expect(byCommand(database, { ...operatorContext, actor })).rejects.toThrow('Your role')
})

test('a command plans a value from a day on and until a day, as the page does, and undoes it (STAF-22, OPER-01)', async () => {
  const value = words('Before')
  await operate('settings', 'set', 'notice-strip', JSON.stringify(value))
  const [from, until] = [addDays(londonDay(shop.now()), 2), addDays(londonDay(shop.now()), 5)]
  const days = [`from=${from}`, `until=${until}`]
  const planned = ['settings', 'set', 'notice-strip', JSON.stringify(words('Closed')), ...days]
  expect(await operate(...planned)).toBe(`notice-strip changes at the beginning of ${from}.\n`)
  expect((await strip()).text).toBe('Before')
  await keepAt(londonMoment(from, '00:01'))
  expect((await strip()).text).toBe('Closed')
  await keepAt(londonMoment(addDays(until, 1), '00:01'))
  expect((await strip()).text).toBe('Before')
  await operate('settings', 'undo', 'notice-strip')
  expect((await strip()).text).toBe('Closed')
  await operate('settings', 'set', 'flag:home.shopAllButton', 'false', `from=${from}`)
  expect((await read('flag:home.shopAllButton')).plans).toHaveLength(1)
  await operate('settings', 'set', 'flag:home.shopAllButton', 'true')
  expect((await read('flag:home.shopAllButton')).plans).toEqual([])
  await expect(operate('settings', 'set', 'flags', '{}', `from=${from}`)).rejects.toThrow(
    'settings set <name>',
  )
  await expect(operate(...planned, 'until=soon')).rejects.toThrow('settings set <name>')
})

test('the home page shows a value before it holds, to whom has the address, for ten minutes (STAF-22)', async () => {
  const json = JSON.stringify(words('Open on Boxing Day'))
  const { href } = (await shop.post(`${at('notice-strip')}/page`, { json }, operations)).json()
  const page = await shop.get(href)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Open on Boxing Day')
  expect(page.headers['content-security-policy']).toMatch(/; sandbox allow-same-origin$/)
  expect(page.headers['cache-control']).toContain('no-store')
  expect((await shop.get('/')).body).not.toContain('Open on Boxing Day')
  expect((await shop.get(`${href}x`)).statusCode).toBe(404)
  const bad = await shop.post(`${at('notice-strip')}/page`, { json: '{"enabled":1}' }, operations)
  expect(bad.json().field).toBe('notice-strip/text')
  shop.wait(601)
  expect((await shop.get(href)).statusCode).toBe(404)
})

test('staff add words to a letter, look at the mail before, plan it and undo it; links alone stay links (STAF-22)', async () => {
  const entry = 'letter:trade-account'
  const said = {
    above: 'We pack from [Leith](https://dray.example/leith) again.\n\nWrite <b>soon</b>.',
    below: 'Closed on [Monday](javascript:alert(1)).',
  }
  const { entries } = (await shop.get('/api/admin/shop', support)).json() as ContentList
  const letters = entries.filter(({ kind }) => kind === 'letter').map((letter) => letter.entry)
  expect(letters).toContain(entry)
  for (const letter of letters) expect(mailTemplates).toHaveProperty([letter.slice('letter:'.length)])

  const { href } = (await shop.post(`${at(entry)}/page`, { json: JSON.stringify(said) }, operations)).json()
  const mail = await shop.get(href)
  expect(mail.headers['content-security-policy']).toContain('sandbox')
  expect(mail.body).toContain('<a href="https://dray.example/leith"')
  expect(mail.body).toContain('Write &lt;b&gt;soon&lt;/b&gt;.')
  expect(mail.body).not.toContain('javascript:')
  expect(mail.body).toMatch(/Hello Maggie Tapster,[^]*We pack from/)
  expect(await letterWordsOf(database)('trade-account')).toBeNull()

  expect((await set(entry, said)).statusCode).toBe(200)
  expect(await letterWordsOf(database)('trade-account')).toEqual(said)
  expect(await letterWordsOf(database)('order-placed')).toBeNull()
  const tooLong = await set(entry, { ...said, below: 'x'.repeat(2001) })
  expect([tooLong.statusCode, tooLong.json().field]).toEqual([400, 'letters/trade-account/below'])
  const day = addDays(londonDay(shop.now()), 2)
  const planned = await set('letter:order-placed', said, { from: day })
  expect(planned.json().plans).toHaveLength(1)
  expect((await undo(entry)).json().held).toBeNull()
  expect(await letterWordsOf(database)('trade-account')).toBeNull()
})
