import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { mailedLink } from '../support/pages/mail-box.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { answerWelcomeGate } from '../support/pages/answer-welcome-gate.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const path = '/sell/learmonth-basin/people'

test('an owner invites a person, who makes an account, works and is taken out (ROLE-05)', async ({
  page,
  shop,
  shopProcess,
  browser,
}) => {
  const email = 'jo-barr@pub.example'
  await page.setViewportSize({ width: 390, height: 844 })
  await storeSession(page, await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven'))
  await page.goto(path)
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByLabel('Role').selectOption('cellar')
  await dialog.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(dialog.getByText('The link works once, for 7 days.')).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: `Invite ${email}` }).click()
  const invitations = page.getByRole('table', { name: 'Invitations' })
  await expect(invitations).toContainText(email)
  await expect.poll(() => horizontalOverflow(page)).toEqual([])

  const link = await mailedLink(shopProcess, email, 'Join Learmonth Basin Brewery on Dray')
  const context = await browser.newContext()
  await context.addInitScript(answerWelcomeGate)
  const theirs = await context.newPage()
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'Join Learmonth Basin Brewery on Dray' })).toBeVisible()
  expect(theirs.url()).toBe(`${shop}/sell/join`)
  await theirs.getByLabel('Full name').fill('Jo Barr')
  await theirs.getByLabel('Password', { exact: true }).fill('a barrel of porter 7')
  await theirs.getByRole('button', { name: 'Create an account and join Learmonth Basin Brewery' }).click()
  await theirs.waitForURL(`${shop}/sell/learmonth-basin`)
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()

  await page.reload()
  await expect(invitations).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Cellar')
  await row.getByRole('button', { name: 'Change' }).click()
  await dialog.getByRole('checkbox', { name: 'Sales' }).check()
  await dialog.getByRole('button', { name: 'Review', exact: true }).click()
  await dialog.getByRole('button', { name: 'Change to Sales and Cellar' }).click()
  await expect(row).toContainText('Sales and Cellar')
  await row.getByRole('button', { name: 'Change' }).click()
  await dialog.getByRole('button', { name: 'Take Jo Barr out' }).click()
  await dialog.getByRole('button', { name: 'Take Jo Barr out' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'What was done' })).toContainText(
    'Jan Mason took the role Cellar from Jo Barr',
  )
  await theirs.reload()
  await expect(theirs.getByText('There is nothing here')).toBeVisible()
  await context.close()
})
