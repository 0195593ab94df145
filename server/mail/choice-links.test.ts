import { expect, test } from 'vitest'
import { renderMail } from './render-mail.ts'
import { mailTemplates } from './mail-templates.ts'

const { notice } = mailTemplates
const linkOf = (path: string) =>
  renderMail(notice.write({ ...notice.example, link: `https://dray.example${path}` })).choiceLink

test.each([
  ['/sell/learmonth-basin/stock', '/sell/learmonth-basin/notifications'],
  ['/sell/learmonth-basin?view=low', '/sell/learmonth-basin/notifications'],
  ['/sell/group/forth-crossing/runs/2026-12-16', '/sell/group/forth-crossing/notifications'],
  ['/admin/orders/DRAY-6YJQ-38', '/admin/notifications'],
  ['/account/empties', undefined],
])('a notice that leads to %s names the page where it can be switched off (NOTE-01)', (path, page) => {
  expect(linkOf(path)).toBe(page && `https://dray.example${page}`)
})
