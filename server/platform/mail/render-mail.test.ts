import { readFile } from 'node:fs/promises'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wholeMail } from '../../../tests/support/builders/whole-mail.ts'
import { contactWord } from '../../../shared/mail/mail-body.ts'
import { contactAddress } from '../../../shared/paths/paths.ts'
import { addressee, lifetime, type MailTemplate, momentInWords } from './mail-content.ts'
import { mailTemplates } from './mail-templates.ts'

const templates = Object.entries(mailTemplates).map(
  ([name, template]) => [name, template as MailTemplate<unknown>] as const,
)

test.each(templates)(
  '%s has the same content in both parts and shows its link in full',
  async (_name, template) => {
    const content = template.write(template.example)
    const { text, html } = await wholeMail(content)
    const { facts = [], goesTo = [], parts = [], pallets = [], sums = [], remark = '' } = content.sheet ?? {}
    const lines = parts.flatMap((part) => part.lines)
    const sheet = [
      ...[...facts, ...sums].flatMap(({ label, text: value }) => [label, value]),
      ...goesTo,
      remark,
      ...pallets.flatMap(({ label, detail }) => [label, detail]),
      ...parts.flatMap(({ sender, standing }) => [sender, standing]),
      ...lines.flatMap(({ units, item, sum, detail }) => [`${units} ×`, item, sum, detail]),
    ]
    for (const words of [
      content.heading,
      ...content.paragraphs.map(named),
      ...sheet,
      ...content.notes.map(named),
    ]) {
      expect(text).toContain(words)
      expect(html).toContain(escaped(words))
    }
    const { link = '-- ' } = content.action ?? {}
    expect(text).toContain(link)
    expect(html.split(link)).toHaveLength(content.action ? 4 : 1)
  },
)

test('what no sum says about delivery follows the sums in both parts (OPEN-24)', async () => {
  const { write, example } = mailTemplates['order-placed']
  const remark = 'The brewery tells you what delivery costs when it confirms your order.'
  const { text, html } = await wholeMail(write({ ...example, sheet: { ...example.sheet, remark } }))
  for (const part of [text, html]) expect(part.indexOf(remark)).toBeGreaterThan(part.indexOf('£232.20'))
})

const escaped = (text: string) => renderToStaticMarkup(text)

/** Fields that choose among a template's own texts. */
const named = (text: string) => text.replaceAll(contactWord, contactAddress)
const choices = new Set(['news'])

test.each(templates)('%s escapes every value', async (_name, { write, example }) => {
  const hostile = Object.fromEntries(
    Object.entries(example as Record<string, unknown>).map(([key, value]) => [
      key,
      typeof value === 'string' && !key.endsWith('At') && !choices.has(key)
        ? `"'><script>${key}</script>&`
        : value,
    ]),
  )
  const { html } = await wholeMail(write(hostile))
  expect(html).not.toContain('<script')
  expect(html).not.toContain(`"'>`)
})

test('a line end in a subject becomes a space', async () => {
  const content = mailTemplates['reset-password'].write(mailTemplates['reset-password'].example)
  expect((await wholeMail({ ...content, subject: 'New\r\nBcc: all@list.example' })).subject).toBe(
    'New Bcc: all@list.example',
  )
})

test('the colours are those of the light theme', async () => {
  const tokens = await readFile('storefront/styles/tokens.css', 'utf8')
  const { html } = await wholeMail(
    mailTemplates['reset-password'].write(mailTemplates['reset-password'].example),
  )
  const used = new Set(html.match(/#[\da-f]{6}\b/g))
  expect(used.size).toBeGreaterThan(5)
  for (const colour of used) expect(tokens).toContain(`light-dark(${colour}`)
})

test.each([
  ['Maggie Tapster', 'Maggie Tapster'],
  ['  Siân\n O’Neill-Jones ', 'Siân O’Neill-Jones'],
  ['J. R. Hartley', 'J. R. Hartley'],
  ['win at evil.example', 'there'],
  ['http://evil', 'there'],
  ['a@b', 'there'],
  ['<b>', 'there'],
  ['x'.repeat(61), 'there'],
  [' ', 'there'],
])('%j is greeted as %j', (name, greeted) => {
  expect(addressee(name)).toBe(greeted)
})

test.each([
  [30, '30 minutes'],
  [60, '1 hour'],
  [24 * 60, '24 hours'],
  [72 * 60, '3 days'],
  [1, '1 minute'],
])('%i minutes are written as %s', (minutes, words) => {
  expect(lifetime(minutes)).toBe(words)
})

test('mails give times in the time zone of the United Kingdom', () => {
  expect(momentInWords('2026-07-01T23:30:00.000Z')).toBe('2 July 2026 at 00:30')
})
