import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { settingDefaults } from '../../../shared/api/settings-api.ts'
import type { ContentDetail } from '../../../shared/api/shop-content-api.ts'
import { addDays, londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { openTradeShop } from '../../../tests/support/shops/trade-shop.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import { commandFor } from '../../backoffice/operate/find-command.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { contentFeature } from './content-feature.ts'
import { loadPrivacyPolicy, loadTerms } from './legal-pages.ts'

const shop = await openTradeShop()
const { database } = shop
const operations = await shop.staff('operations')
const publicUrl = 'https://shop.example'
const at = (entry: string) => `/api/admin/shop/${entry}`
const keyed = () => ({ 'idempotency-key': randomUUID(), ...operations })
const set = (entry: string, value: unknown, more: object = {}, query = '') =>
  shop.call('PUT', at(entry) + query, { json: JSON.stringify(value), ...more }, keyed())
const undo = (entry: string) => shop.post(`${at(entry)}/undo`, {}, keyed())
const keepAt = (moment: Date) => contentFeature.jobs[0]!.run({ database, clock: () => moment } as never)
const request = (query = '') => ({ path: '/', params: {}, query: new URLSearchParams(query), publicUrl })
const terms = async (query = '') => {
  const page = await loadTerms({ database }, request(query))
  return page.kind === 'page' ? page : null
}
const { terms: shipped } = settingDefaults
const withClause = (clause: string) => ({
  ...shipped,
  updatedOn: '2026-12-01',
  text: `${shipped.text}\n${clause}\n`,
})
const bodyOf = async (path: string) => (await shop.get(path)).body
async function plan(clause: string, moment: Date): Promise<void> {
  await set('terms', withClause(clause), { from: londonDay(moment) })
  await keepAt(moment)
}
const lastClause = (page: Awaited<ReturnType<typeof terms>>) =>
  page?.data.text.sections.at(-1)?.clauses.at(-1)?.text

const hubOn = (weekdays: number[], opens = '10:00', closes = '16:00') => ({
  ...settingDefaults.hubs.hubs[0]!,
  pickupWindow: { weekdays, opens, closes },
})
const withHours = (opens: string, closes: string) => ({
  ...settingDefaults.hubs,
  hubs: [hubOn([2, 3], opens, closes)],
})

test('a change of the terms is shown line by line, planned, true at its time and undone (S-14, STAF-22)', async () => {
  const day = addDays(londonDay(shop.now()), 3)
  const wanted = withClause('Beer is good.')
  const shown = (await set('terms', wanted, { from: day }, '?dryRun=true')).json()
  expect(shown.deadlines).toEqual([
    `It holds from the beginning of ${day}.`,
    'updatedOn: ‘2026-12-01’ instead of ‘2026-11-22’.',
    'text, comes: ‘Beer is good.’',
  ])
  expect((await set('terms', wanted, { from: day }, `?digest=${shown.digest}`)).statusCode).toBe(200)
  expect(lastClause(await terms())).not.toBe('Beer is good.')
  await keepAt(londonMoment(day, '00:00'))
  expect(lastClause(await terms())).toBe('Beer is good.')
  expect((await undo('terms')).statusCode).toBe(200)
  expect((await readSettings(database, 'terms')).terms).toEqual(shipped)
  const trail = await auditTrailOf(database, { kind: 'setting', id: 'terms' })
  expect(trail.map(({ verb }) => verb)).toEqual(
    expect.arrayContaining(['change setting as planned', 'undo setting']),
  )
})

test.each([
  ['STAT-04 privacy policy', loadPrivacyPolicy, 'Privacy policy', '/privacy-policy'],
  ['STAT-05 terms', loadTerms, 'Terms and conditions', '/terms-and-conditions'],
] as const)('%s: title, canonical address, description and trail', async (_name, load, title, path) => {
  const page = await load({ database }, request())
  if (page.kind !== 'page') throw new Error('There is no page')
  expect(page).toMatchObject({ data: { title }, head: { canonicalPath: path, indexed: true } })
  expect(page.head.description.length).toBeLessThanOrEqual(160)
  expect(page.head.jsonLd).toMatchObject([
    { itemListElement: [{ item: `${publicUrl}/` }, { name: title, item: publicUrl + path }] },
  ])
})

test('versions of terms and privacy policy stay readable by the day until which they held (S-14)', async () => {
  const [first, second] = [new Date('2027-01-10T12:00:00Z'), new Date('2027-02-20T12:00:00Z')]
  await plan('First.', first)
  await plan('Second.', second)
  const now = await terms()
  expect(lastClause(now)).toBe('Second.')
  expect(now?.data.formerDays.slice(0, 2)).toEqual(['2027-02-20', '2027-01-10'])
  const former = await terms('until=2027-02-20')
  expect(lastClause(former)).toBe('First.')
  expect(former).toMatchObject({ head: { indexed: false }, data: { until: '2027-02-20' } })
  expect(lastClause(await terms('until=2027-01-10'))).not.toBe('First.')
  for (const none of ['2027-02-21', 'x', '']) expect(await terms(`until=${none}`)).toBeNull()
  expect((await loadPrivacyPolicy({ database }, request('until=2027-02-20'))).kind).toBe('not-found')
})

test('a text that is broken, unsafe or too long is refused with its field (S-14, STAF-22)', async () => {
  const wrong: [entry: string, value: unknown, field: string][] = [
    ['terms', { ...shipped, text: 'No heading' }, 'terms/text'],
    ['terms', withClause('[x](javascript:alert(1))'), 'terms/text'],
    ['terms', withClause('x'.repeat(100_000)), 'terms/text'],
    ['privacy', { ...settingDefaults.privacy, updatedOn: 'today' }, 'privacy/updatedOn'],
    ['faq', { text: '' }, 'faq/text'],
    ['hubs', { ...settingDefaults.hubs, hubs: [] }, 'hubs/hubs'],
    ['company', { ...settingDefaults.company, name: '' }, 'company/name'],
    ['hubs', withHours('10:00', '09:30'), 'hubs/hubs/0/pickupWindow/closes'],
    ['hubs', withHours('10:00', '10:00'), 'hubs/hubs/0/pickupWindow/closes'],
    ['hubs', { ...settingDefaults.hubs, hubs: [hubOn([2, 2])] }, 'hubs/hubs/0/pickupWindow/weekdays'],
  ]
  for (const [entry, value, field] of wrong) {
    const refused = await set(entry, value)
    expect([refused.statusCode, refused.json().field]).toEqual([400, field])
  }
  const { message } = (await set('terms', { ...shipped, text: 'No heading' })).json()
  expect(message).toContain('must begin with a heading')
})

test('each text is looked at on its own page before it holds, and nothing in it runs (S-14, STAF-22)', async () => {
  const { faq, hubs, privacy, company } = settingDefaults
  const words = 'Ring <b>twice</b>.'
  const looks: [entry: string, value: unknown, heading: string][] = [
    ['terms', withClause(words), 'Terms and conditions'],
    ['privacy', { ...privacy, text: `${privacy.text}\n${words}` }, 'Privacy policy'],
    ['faq', { text: `${faq.text}\n${words}` }, 'Shipping FAQ'],
    ['hubs', { ...hubs, rules: [{ title: 'Bell', text: words }] }, 'Collection locations'],
    ['company', { ...company, name: words }, 'Terms and conditions'],
  ]
  for (const [entry, value, heading] of looks) {
    const { href } = (
      await shop.post(`${at(entry)}/page`, { json: JSON.stringify(value) }, operations)
    ).json()
    const page = await shop.get(href)
    expect(page.statusCode, entry).toBe(200)
    expect(page.body).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(page.body).toContain('Ring &lt;b&gt;twice&lt;/b&gt;')
    expect(page.body).not.toContain('<b>twice')
  }
  const detail = (await shop.get(at('hubs'), operations)).json() as ContentDetail
  expect([detail.shownOn, detail.held]).toEqual(['hubs', null])
})

test('page, Markdown twin and calendar show a changed text at once (S-14)', async () => {
  expect(await bodyOf('/shipping-faq')).toContain('When will my order leave the brewery?')
  await set('faq', { text: '## Vans\n\n### Do you have a van?\n\nYes, at {company}. [Groups](/groups) too.' })
  await set('company', { name: 'Hop Wharf Ltd', registeredIn: 'Wales', address: '1 Quay, Cardiff' })
  await expect.poll(() => bodyOf('/shipping-faq')).toContain('at Hop Wharf Ltd')
  expect(await bodyOf('/shipping-faq')).not.toContain('When will my order leave')
  expect(await bodyOf('/shipping-faq.md')).toContain('Do you have a van?')
  await expect.poll(() => bodyOf('/terms-and-conditions')).toContain('registered in Wales')
  await expect.poll(() => bodyOf('/support')).toContain('1 Quay, Cardiff')
  const { hubs } = settingDefaults
  await set('footer', { collectionPointsEnabled: true, newsletterEnabled: false })
  await set('hubs', { ...hubs, hubs: [{ ...hubs.hubs[0], name: 'Cardiff Bond' }] })
  await expect.poll(() => bodyOf('/collection-locations')).toContain('Cardiff Bond')
  await expect.poll(() => bodyOf('/collection-locations/leith.ics')).toContain('Cardiff Bond')
})

test('the command shows, sets, plans and undoes the same texts (S-14, OPER-01)', async () => {
  const files = new Map([
    ['terms.md', '## All {#all}\n\nOne clause.\n'],
    ['company.json', JSON.stringify({ name: 'Cask Ltd', registeredIn: 'England', address: '2 Yard, Leeds' })],
  ])
  const operate = (...typed: string[]) =>
    commandFor(typed)(database, {
      ...operatorContext,
      clock: shop.now,
      readFile: async (path) => Buffer.from(files.get(path) ?? ''),
    })
  await operate('content', 'set', 'terms', '@terms.md')
  expect(await operate('content', 'show', 'terms')).toBe(files.get('terms.md'))
  expect((await readSettings(database, 'terms')).terms.updatedOn).toBe(londonDay(shop.now()))
  await operate('content', 'undo', 'terms')
  expect(await operate('content', 'show', 'terms')).not.toContain('One clause.')
  await operate('content', 'set', 'company', '@company.json')
  expect(await operate('content', 'show', 'company')).toContain('Cask Ltd')
  const day = addDays(londonDay(shop.now()), 5)
  expect(await operate('content', 'set', 'terms', '@terms.md', `from=${day}`)).toBe(
    `terms changes at the beginning of ${day}.\n`,
  )
  expect(((await shop.get(at('terms'), operations)).json() as ContentDetail).plans).toHaveLength(1)
  for (const typed of [
    ['set', 'news', '@terms.md'],
    ['set', 'terms'],
    ['set', 'terms', '@terms.md', 'from=soon'],
  ])
    await expect(operate('content', ...typed)).rejects.toThrow('content set')
})
