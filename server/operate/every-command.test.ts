import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openOrderShop } from '../../tests/support/shops/order-shop.ts'
import { operatorContext } from '../../tests/support/shops/operator-context.ts'
import { containers } from '../catalogue/catalogue-tables.ts'
import { requireClientRow } from '../accounts/require-client-row.ts'
import { operatorActor } from '../audit/actor.ts'
import { makeToken } from '../tokens/make-token.ts'
import { openEntry } from '../worklist/worklist.ts'
import { isReading } from './command-rights.ts'
import { findCommand, helpText } from './find-command.ts'
import { runOperation } from './run-operation.ts'

const subjects =
  `orders buyers breweries people staff groups runs stock money documents changes reviews mail mails
  webhooks tokens flags navigation settings worklist audit checks clients delivery prices secrets standing-orders`
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

/** One line for each command, as it is typed; capitals stand for what the shop has. */
const lines = `
audit list
audit list refused actor=jan verb=order about=x from=2026-01-01 until=2026-12-31 page=1
breweries applications
breweries standing BREWERY
breweries stripe-account BREWERY acct_1234
breweries awrs-check BREWERY XXAW00000123456 2026-01-05T10:00:00Z approved Name evidence.pdf
breweries awrs-exclude BREWERY small 2026-12-01 evidence.pdf
breweries papers BREWERY company=01234567
breweries agreement BREWERY 2026-11 Ann
breweries suspend BREWERY reason
breweries reinstate BREWERY
breweries pause BREWERY open
breweries resume BREWERY
breweries take-on EMAIL note
breweries turn-down EMAIL reason
breweries document-code BREWERY ABC
breweries fee BREWERY 3
breweries add-member BREWERY EMAIL sales
breweries remove-member BREWERY EMAIL sales
buyers credit EMAIL
buyers list
buyers show EMAIL
buyers approve EMAIL seen
buyers refuse EMAIL reason
buyers ask EMAIL question
buyers hold EMAIL reason
buyers release EMAIL
changes list
changes show UUID
changes approve UUID
changes refuse UUID reason=no
checks run
clients approve-invoice EMAIL off
delivery show BREWERY
delivery set BREWERY {}
documents list
documents find 0
flags list
flags set home.teamPromotion on
flags unset home.teamPromotion
groups plan no-group from=2026-12-01 {}
groups show-plan no-group
groups add-organiser no-group EMAIL
groups remove-organiser no-group EMAIL
mail send memo duty.md
mails list
mails retry all
money balances
money balance BREWERY
money bank-list
money payout-sent DRY-P-000001 reference
money hold-payouts BREWERY reason
money release-payouts BREWERY
money take-back DRY-P-000001 5 reason
money brewery-paid BREWERY 5 2026-01-05 reference
money bank-account BREWERY 20-00-00 12345678 Holder
money sellers-report 2026
money carrier-bill no-group 2026-01-05 80 16 C-1
money undo-carrier-bill no-group 2026-01-05 C-1 reason
money match-refund re_1 reason
money differences
money explain key reason
money book-cost key reason
money disputes
money decide-dispute dp_1 dray reason
money receivables
money mark-paid EMAIL 5 2026-01-05 reference
money undo UUID reason
money write-off EMAIL DRY-000001 5 reason
money confirm-write-off UUID
navigation list
navigation set menu.top:brewers on
orders list
orders show NUMBER
orders accept NUMBER BREWERY
orders propose NUMBER BREWERY 1=1
orders withdraw NUMBER BREWERY
orders refuse NUMBER BREWERY reason=other
orders pack NUMBER BREWERY
orders dispatch NUMBER BREWERY
orders close-rest NUMBER BREWERY
orders deliver NUMBER BREWERY name=Ann
orders hand-over NUMBER BREWERY name=Ann
orders not-delivered NUMBER BREWERY reason=closed
orders cancel NUMBER BREWERY
orders decide-claim NUMBER BREWERY decision=refused
orders refund NUMBER BREWERY
orders confirm-refund UUID
people list BREWERY
people list dray
people invite BREWERY cellar@brewery.example cellar
people change BREWERY EMAIL none
people withdraw BREWERY UUID
prices set CONTAINER 80
prices multiple CONTAINER 2
prices list CONTAINER
prices lists BREWERY
prices save-list BREWERY regulars 5
prices add-member BREWERY regulars EMAIL
prices single BREWERY regulars CONTAINER none
prices pays BREWERY EMAIL CONTAINER
prices remove-member BREWERY regulars EMAIL
prices remove-list BREWERY regulars
reviews list
reviews show UUID
reviews approve UUID
reviews hide UUID reason
reviews bar UUID reason
reviews unbar UUID
runs list no-group
runs close no-group 2026-12-02
runs change no-group 2026-12-02 capacityKg=5000
runs depart no-group 2026-12-02
runs tick no-group 2026-12-02 NUMBER BREWERY
runs finish no-group 2026-12-02
runs cancel no-group 2026-12-02 reason
secrets rotate
settings list
settings get trade.approval
settings set trade.approval "review"
settings load settings.json
settings undo trade.approval
staff add support@dray.example support
staff reset-second-factor EMAIL
staff grant EMAIL support
staff revoke EMAIL support
standing-orders list
standing-orders pause UUID reason
standing-orders resume UUID reason
standing-orders end UUID reason
stock list BREWERY
stock movements CONTAINER
stock count CONTAINER 5 reason=counted
stock made CONTAINER 5 reason=brewed
stock spoilt CONTAINER 1 reason=leaked
stock sold-elsewhere CONTAINER 1 reason=taproom
stock returned CONTAINER 1 reason=back
stock check
tokens list BREWERY
tokens list EMAIL
tokens end BREWERY UUID
webhooks list
webhooks switch-on UUID
webhooks switch-off UUID
webhooks again UUID 2026-12-01T09:00:00Z
webhooks test UUID
worklist list
worklist show
worklist take UUID --as EMAIL
worklist give-back UUID --as EMAIL
worklist wake UUID --as EMAIL
worklist snooze UUID 2026-12-01T09:00:00Z reason --as EMAIL
`
  .trim()
  .split('\n')

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
  'groups show-plan',
  'reviews show',
  'runs list',
])
const nameOf = (line: string) => line.split(' ').slice(0, 2).join(' ')

test.each(lines)('operate %s is understood and answered (OPER-06)', async (line) => {
  const { status, text } = await operate(...typed(line))
  const isThere = isReading(line.split(' ')[1]!) && !nothingThere.has(nameOf(line))
  expect(isThere ? [0] : [0, 1, 3], text).toContain(status)
})

test('the help has each subject with its verbs, and each verb is run here (OPER-06)', () => {
  const help = helpText()
  for (const subject of subjects) expect(help).toContain(`\n${subject}\n  ${subject} `)
  const named = [...help.matchAll(/^ {2}([a-z-]+ [a-z-]+)/gm)].map(([, name]) => name!)
  const options = named.filter((name) => !name.startsWith('-'))
  expect([...new Set(lines.map(nameOf))].toSorted()).toEqual([...new Set(options)].toSorted())
})

test('every command of the operations page exists (OPER-06)', async () => {
  const page = await readFile('docs/operations.md', 'utf8')
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
    owner: { clientId: buyer.clientId, breweryId: null },
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
