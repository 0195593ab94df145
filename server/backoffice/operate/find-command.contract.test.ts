import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { openTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { followChanges } from '../../platform/database/change-events.ts'
import { mails } from '../../platform/mail/mail-tables.ts'
import { mailTemplates } from '../../platform/mail/mail-templates.ts'
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

test('given-up mails are listed without their address and sent again or dropped, those with a link that expires are not sent (OPER-12)', async () => {
  expect(await run('jobs', 'list')).toBe('Nothing failed.\n')
  const { example } = mailTemplates['order-placed']
  const values = { template: 'order-placed', toName: '', data: example, failedForGoodAt: sql`now()` }
  await connection.database.insert(mails).values([
    { ...values, toEmail: 'a@pub.example', attempts: 6, lastError: '550 no such mailbox a@pub.example' },
    { ...values, toEmail: 'b@pub.example', expiresAt: sql`now()` },
  ])
  const listed = await run('jobs', 'list')
  expect(listed).toMatch(/ mail  order placed .* 6 tries: 550 no such mailbox \(address\)\n/)
  expect(listed).not.toContain('@')
  expect(await run('jobs', 'retry', 'all')).toBe('1 is tried again.\n')
  const id = (await run('jobs', 'list')).split(' ')[0] ?? ''
  expect(await run('jobs', 'show', id)).toMatch(/to b@pub.example\nIts link has expired/)
  await expect(run('jobs', 'retry', id)).rejects.toThrow('The mail was not found')
  expect(await run('jobs', 'drop', id)).toBe('1 is off the list.\n')
  expect(await run('jobs', 'list')).toBe('Nothing failed.\n')
  await expect(run('jobs', 'drop', id)).rejects.toThrow('Nothing that failed')
})

test.each([
  [['flags', 'set', 'a']],
  [['jobs', 'retry']],
  [['jobs', 'drop']],
  [['flags', 'set', 'a', 'maybe']],
  [['nothing']],
  [['constructor', 'name']],
  [['settings', 'get', 'secrets']],
  [['settings', 'set', 'notice-strip', '{']],
  [['settings', 'set', 'notice-strip', '{"enabled":1}']],
  [['navigation', 'set', 'menu.top', 'on']],
])('%j says what would be right and changes nothing', async (words) => {
  const before = await run('settings', 'get', 'notice-strip')
  await expect(run(...words)).rejects.toThrow(/takes|<id>…|on\|off|not JSON|There is no|Setting|<key>/)
  expect(await run('settings', 'get', 'notice-strip')).toBe(before)
})
