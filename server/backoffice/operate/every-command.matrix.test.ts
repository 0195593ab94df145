import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { commandLines } from '../../../tests/support/builders/command-lines.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { containers } from '../../catalogue/beers/catalogue-tables.ts'
import { requireClientRow } from '../../identity/accounts/require-client-row.ts'
import { operatorActor } from '../../platform/audit/actor.ts'
import { makeToken } from '../../parties/tokens/make-token.ts'
import { openEntry } from '../../platform/worklist/worklist.ts'
import { isReading } from './command-rights.ts'
import { findCommand, helpText } from './find-command.ts'
import { runOperation } from './run-operation.ts'

const subjects =
  `orders buyers breweries people staff groups runs stock money documents changes reviews mail jobs
  webhooks tokens flags navigation settings content worklist audit checks clients delivery prices secrets standing-orders`
    .split(/\s+/)
    .filter((word) => word !== '')

const shop = await openOrderShop({ lasts: 'file' })
const operate = (...words: string[]) =>
  runOperation(shop.database, words, {
    ...operatorContext,
    clock: shop.now,
    readFile: async (path) => Buffer.from(path.endsWith('.json') ? '{}' : '# Duty\n\nIt rises.\n'),
    typedBy: 'jan@cellar',
    fail: () => {},
  })

const buyer = await shop.buyer()
const item = await shop.variant()
await shop.add({ ...item, quantity: 1 }, buyer)
const { number, consignments } = await shop.placed(buyer)
await shop.pay(number, 'sandbox_success', buyer)
const brewery = consignments[0]!.team!.slug
const email = (await shop.get('/api/account', buyer)).json().client.email

const [container] = await shop.database
  .select({ externalId: containers.externalId })
  .from(containers)
  .where(eq(containers.storefrontVariantId, item.variantId))

const typed = (line: string) =>
  line
    .replace('BREWERY', brewery)
    .replace('EMAIL', email)
    .replace('NUMBER', number)
    .replace('CONTAINER', container!.externalId)
    .replace('UUID', randomUUID())
    .split(' ')

/** Readings of what this shop has none of. */
const nothingThere = new Set([
  'changes show',
  'documents find',
  'groups show',
  'groups show-plan',
  'reviews show',
  'runs list',
])
const nameOf = (line: string) => line.split(' ').slice(0, 2).join(' ')

test.each(commandLines)('operate %s is understood and answered (OPER-06)', async (line) => {
  const { status, text } = await operate(...typed(line))
  const isThere = isReading(line.split(' ')[1]!) && !nothingThere.has(nameOf(line))
  expect(isThere ? [0] : [0, 1, 3], text).toContain(status)
})

test('the help has each subject with its verbs, and each verb is run here (OPER-06)', () => {
  const help = helpText()
  for (const subject of subjects) expect(help).toContain(`\n${subject}\n  ${subject} `)
  const named = [...help.matchAll(/^ {2}([a-z-]+ [a-z-]+)/gm)].map(([, name]) => name!)
  const options = named.filter((name) => !name.startsWith('-'))
  expect([...new Set(commandLines.map(nameOf))].toSorted()).toEqual([...new Set(options)].toSorted())
})

test('every command of the pages for operators exists (OPER-06)', async () => {
  const names = globSync('docs/run/*.md')
  const page = (await Promise.all(names.map((name) => readFile(name, 'utf8')))).join('\n\n')
  const blocks = [...page.matchAll(/^npm run operate -- (.+)$/gm)]
  const paragraphs = page.replaceAll(/^```.*?^```/gms, '').split(/\n\n|\n(?=\|)/)
  const spans = paragraphs.flatMap((text) => [...text.matchAll(/`(?:npm run operate\s+--\s+)?([^`]+)`/g)])
  const commands = [...blocks, ...spans].flatMap(([, span = '']) => {
    const [what = '', verbs = ''] = span.replaceAll('\\|', '|').split(/\s+/)
    const isCommand = what.split('|').every((word) => subjects.includes(word)) && /^[a-z]/.test(verbs)
    return isCommand ? what.split('|').flatMap((one) => verbs.split('|').map((verb) => [one, verb])) : []
  })
  expect(commands.length).toBeGreaterThan(150)
  // A kind of log line, not a command.
  const typedOnes = commands.filter((words) => words.join(' ') !== 'mail given')
  for (const words of typedOnes) expect(() => findCommand(words), words.join(' ')).not.toThrow()
})

/** The text of a command that is done. */
async function done(...words: string[]): Promise<string> {
  const { status, text } = await operate(...words)
  expect({ words, status, text }).toMatchObject({ status: 0 })
  return text
}
const uuidOf = (text: string) => /[\da-f]{8}-[\da-f-]{27}/.exec(text)![0]

test('people of a brewery are invited, changed and taken out; its last owner stays (OPER-06, ROLE-04)', async () => {
  await done('breweries', 'add-member', brewery, email, 'owner')
  await done('people', 'change', brewery, email, 'owner,sales')
  expect(await done('people', 'list', brewery)).toMatch(
    new RegExp(`${email}.*owner, sales  no second factor`),
  )
  expect(await operate('people', 'change', brewery, email, 'none')).toMatchObject({ status: 1 })
  expect(await operate('people', 'change', brewery, email, 'admin')).toMatchObject({ status: 2 })
  await done('people', 'invite', brewery, 'racker@brewery.example', 'cellar')
  const invited = (await done('people', 'list', brewery)).split('\n').find((one) => one.includes('racker@'))!
  expect(invited).toContain('invited as cellar')
  await done('people', 'withdraw', brewery, uuidOf(invited))
  expect(await done('people', 'list', brewery)).not.toContain('racker@')
})

test('a token is listed without its text and ended, and the trail says by whom (OPER-06)', async () => {
  const { text } = await makeToken(shop.database, {
    maker: await requireClientRow(shop.database, buyer.clientId),
    owner: { clientId: buyer.clientId },
    name: 'Till',
    scopes: ['orders:read'],
    days: 30,
    actor: { ...operatorActor, clientId: buyer.clientId },
    link: 'https://dray.example',
    now: shop.now(),
  })
  const listed = await done('tokens', 'list', email)
  expect(listed).toContain('Till  orders:read')
  expect(listed).not.toContain(text)
  await done('tokens', 'end', email, uuidOf(listed))
  expect(await done('tokens', 'list', email)).toBe('There is none.\n')
  expect(await done('audit', 'list', 'verb=end token')).toMatch(
    /operator jan@cellar \(operator\) {2}end token/,
  )
  expect(await operate('audit', 'list', 'from=tomorrow')).toMatchObject({ status: 2 })
})

test('staff take, put off and give back what waits, under their own name alone (OPER-06, STAF-04)', async () => {
  await openEntry(shop.database, {
    kind: 'escalate_answer',
    subject: 'A1',
    about: 'Towpath has not answered A1.',
    owner: 'operations',
    now: shop.now(),
  })
  const shown = () => done('worklist', 'show', 'escalate_answer')
  const id = uuidOf(await shown())
  await done('staff', 'grant', email, 'support')
  expect(await operate('worklist', 'take', id)).toMatchObject({ status: 2 })
  await done('worklist', 'take', id, '--as', email)
  expect(await shown()).toContain('taken by')
  const until = new Date(shop.now().getTime() + 86_400_000).toISOString()
  await done('worklist', 'snooze', id, until, 'They', 'call', 'back', '--as', email)
  expect(await shown()).toContain(`put off until ${until}`)
  await done('worklist', 'give-back', id, '--as', email)
  expect(await shown()).not.toContain('taken by')
  expect(await operate('audit', 'list', '--as', email)).toMatchObject({ status: 1 })
  expect(await operate('documents', 'list', '--as', email)).toMatchObject({ status: 1 })
})
