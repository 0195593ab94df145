import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { operatorContext } from '../../tests/support/shops/operator-context.ts'
import { openTestDatabase } from '../../tests/support/servers/test-database.ts'
import { followChanges } from '../database/change-events.ts'
import { mails } from '../mail/mail-tables.ts'
import { mailTemplates } from '../mail/mail-templates.ts'
import { commandFor, helpText } from './find-command.ts'

const connection = await openTestDatabase()
const printed: string[] = []
const run = async (...words: string[]) =>
  commandFor(words)(connection.database, {
    ...operatorContext,
    print: (text) => printed.push(text),
  })

test('the help names every command', () => {
  expect(helpText()).toContain('flags set <key> on|off')
  expect(helpText()).toContain('settings set <name>')
})

test('a promotion that was set can be taken away again', async () => {
  const chosen = JSON.parse(await readFile('database/demo/settings.json', 'utf8')).promotion
  await run('settings', 'set', 'promotion', JSON.stringify(chosen))
  expect(JSON.parse(await run('settings', 'get', 'promotion'))).toEqual(chosen)
  await run('settings', 'set', 'promotion', 'null')
  expect(await run('settings', 'get', 'promotion')).toBe('null\n')
})

test('flags are switched, listed and given back their default', async () => {
  await run('flags', 'set', 'home.teamPromotion', 'off')
  expect(await run('flags', 'list')).toBe('home.teamPromotion off\n')
  await run('flags', 'unset', 'home.teamPromotion')
  expect(await run('flags', 'list')).toBe('No flag is set.\n')
})

test('menu entries are switched by section:item', async () => {
  await run('navigation', 'set', 'menu.top:brewers', 'on')
  await run('navigation', 'set', 'menu.top:brewers', 'off')
  expect(await run('navigation', 'list')).toBe('menu.top:brewers off\n')
})

test('a setting is shown as it was set, and every process follows', async () => {
  const events: string[] = []
  const changes = await followChanges(connection)
  changes.subscribe((event) => events.push(event))
  const strip = { enabled: true, text: 'Back on Monday', link: null }
  await run('settings', 'set', 'notice-strip', JSON.stringify(strip))
  expect(JSON.parse(await run('settings', 'get', 'notice-strip'))).toEqual(strip)
  await expect.poll(() => events).toContain('settings')
})

test('given-up mails are listed with their reason and sent again, those with a link that expires are not', async () => {
  expect(await run('mails', 'list')).toBe('No mail was given up.\n')
  const { example } = mailTemplates['order-placed']
  const values = { template: 'order-placed', toName: '', data: example, failedForGoodAt: sql`now()` }
  await connection.database.insert(mails).values([
    { ...values, toEmail: 'a@pub.example', lastError: '550 no such mailbox' },
    { ...values, toEmail: 'b@pub.example', expiresAt: sql`now()` },
  ])
  expect(await run('mails', 'list')).toMatch(/ order-placed to a@pub.example: 550 no such mailbox\n/)
  expect(await run('mails', 'retry', 'all')).toBe('1 mail is on the way again.\n')
  const [line = ''] = (await run('mails', 'list')).split('\n')
  expect(line).toContain('b@pub.example')
  expect(await run('mails', 'retry', line.split(' ')[0] ?? '')).toBe('0 mails are on the way again.\n')
})

test.each([
  [['flags', 'set', 'a']],
  [['mails', 'retry']],
  [['mails', 'retry', 'everything']],
  [['flags', 'set', 'a', 'maybe']],
  [['nothing']],
  [['constructor', 'name']],
  [['settings', 'get', 'secrets']],
  [['settings', 'set', 'notice-strip', '{']],
  [['settings', 'set', 'notice-strip', '{"enabled":1}']],
  [['navigation', 'set', 'menu.top', 'on']],
])('%j says what would be right and changes nothing', async (words) => {
  const before = await run('settings', 'get', 'notice-strip')
  await expect(run(...words)).rejects.toThrow(/takes|retry all|on\|off|not JSON|There is no|Setting|<key>/)
  expect(await run('settings', 'get', 'notice-strip')).toBe(before)
})
