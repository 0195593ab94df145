import { expect, test } from 'vitest'
import { wholeMail } from '../../../tests/support/builders/whole-mail.ts'
import { type MailTemplateName, mailTemplates } from './mail-templates.ts'

const { notice } = mailTemplates
const linkOf = async (path: string) =>
  (await wholeMail(notice.write({ ...notice.example, link: `https://dray.example${path}` }))).choiceLink

test.each([
  ['/sell/learmonth-basin/stock', '/sell/learmonth-basin/notifications'],
  ['/sell/learmonth-basin?view=low', '/sell/learmonth-basin/notifications'],
  ['/sell/group/forth-crossing/runs/2026-12-16', '/sell/group/forth-crossing/notifications'],
  ['/admin/orders/DRAY-6YJQ-38', '/admin/notifications'],
  ['/account/empties', undefined],
])('a notice that leads to %s names the page where it can be switched off (NOTE-01)', async (path, page) => {
  expect(await linkOf(path)).toBe(page && `https://dray.example${page}`)
})

/** Mails that their reader can switch off, by the address in `List-Unsubscribe`. */
const optional: Partial<Record<MailTemplateName, 'unsubscribe' | 'choice'>> = {
  letter: 'unsubscribe',
  subscribed: 'unsubscribe',
  'back-in-stock': 'unsubscribe',
  'alert-digest': 'unsubscribe',
  notice: 'choice',
  'standing-order-preview': 'choice',
  'brewery-order': 'choice',
  'brewery-order-waits': 'choice',
  'brewery-order-changed': 'choice',
  'brewery-order-cancelled': 'choice',
}

test('each mail that its reader can switch off says where, and no other does (NOTE-01, ALERT-04)', async () => {
  const found: Record<string, string> = {}
  for (const [name, { write, example }] of Object.entries(mailTemplates)) {
    const { unsubscribeLink, choiceLink } = await wholeMail((write as (data: object) => never)(example))
    if (unsubscribeLink !== undefined) found[name] = 'unsubscribe'
    else if (choiceLink !== undefined) found[name] = 'choice'
  }
  expect(found).toEqual(optional)
})
