import { expect, test } from 'vitest'
import { wholeMail } from '../../tests/support/builders/whole-mail.ts'
import { mailTemplates } from './mail-templates.ts'

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
