import { staffPaths } from '../../shared/paths/staff-paths.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { signInAs } from '../support/pages/staff-orders.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

test('an admin opens a group at a desk, puts a brewery into it and names who organises it, each shown before (STAF-26, SELL-08)', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin')
  await page.goto(staffPaths.groups)
  await expect(page.getByRole('link', { name: 'Forth Crossing' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Open a group' }).click()
  const opening = page.getByRole('dialog', { name: 'Open a group' })
  await opening.getByLabel('Its name').fill('Solway Coast')
  await opening.getByLabel('Its address').fill('solway-coast')
  await opening.getByLabel('Region').selectOption('Cumbria & North West')
  await opening.getByRole('button', { name: 'See what happens' }).click()
  await expect(opening.getByText('Solway Coast stands at /groups/solway-coast from now on.')).toBeVisible()
  await expectNoViolations(page)
  await opening.getByRole('button', { name: 'Open Solway Coast' }).click()
  await expect(page.getByRole('heading', { name: 'Solway Coast' })).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Add a brewery' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a brewery to Solway Coast' })
  await adding.getByLabel('The brewery’s address').fill('learmonth-basin')
  await adding.getByRole('button', { name: 'See what happens' }).click()
  await adding.getByRole('button', { name: 'Add it to Solway Coast' }).click()
  await expect(page.getByRole('row', { name: /Learmonth Basin/ })).toBeVisible()

  await page.getByRole('button', { name: 'Add an organiser' }).click()
  const naming = page.getByRole('dialog', { name: 'Add an organiser to Solway Coast' })
  await naming.getByLabel('E-mail address').fill('organiser@dray.example')
  await naming.getByRole('button', { name: 'See what happens' }).click()
  await naming.getByRole('button', { name: 'Make the person an organiser' }).click()
  await expect(page.getByRole('row', { name: /organiser@dray\.example/ })).toBeVisible()
})

test('Go to opens a group, whose runs that have left stand above those to come (STAF-06, STAF-26)', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'support')
  await page.goto(staffPaths.worklist)
  await page.getByRole('button', { name: /^Go to/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Go to' })
  await dialog.getByLabel('What does the caller say?').fill('forth cros')
  await expect(dialog.getByRole('link', { name: /^Group Forth Crossing/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(staffPaths.group('forth-crossing'))
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /^Runs/ })).toHaveText([
    'Runs that have left',
    'Runs to come',
  ])
  await expect(page.getByRole('row', { name: /Open .* 0 of \d+$/ }).first()).toBeVisible()
})

test('on a phone a group is found, and an organiser taken away (STAF-26)', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, shop, 'admin')
  await page.goto(`${staffPaths.groups}?q=forth`)
  await expect(page.getByRole('link', { name: 'Forth Crossing' })).toBeVisible()
  await expectNoViolations(page)
  expect(await horizontalOverflow(page)).toEqual([])
  await page.getByRole('link', { name: 'Forth Crossing' }).click()
  await expect(page.getByRole('heading', { name: 'Forth Crossing' })).toBeVisible()
  await expectNoViolations(page)
  expect(await horizontalOverflow(page)).toEqual([])
  await page.getByRole('button', { name: /^Take away/ }).click()
  const dialog = page.getByRole('dialog', { name: /from Forth Crossing$/ })
  await expect(dialog.getByText(/organises Forth Crossing no longer\./)).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: /^Take .* away$/ }).click()
  await expect(page.getByText('Nobody organises it: operations work its runs.')).toBeVisible()
})
