import { staffPaths } from '../../shared/paths/staff-paths.ts'
import { signInAs } from '../support/pages/staff-orders.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

test(
  'an admin opens a group at a desk, puts a brewery into it and names who organises it, each shown before (STAF-26, SELL-08)',
  { tag: '@core' },
  async ({ page, shop }) => {
    await signInAs(page, shop, 'admin')
    await page.goto(staffPaths.groups)
    await expect(page.getByRole('link', { name: 'Forth Crossing' })).toBeVisible()
    await page.getByRole('button', { name: 'Open a group' }).click()
    const opening = page.getByRole('dialog', { name: 'Open a group' })
    await opening.getByLabel('Its name').fill('Solway Coast')
    await opening.getByLabel('Its address').fill('solway-coast')
    await opening.getByLabel('Region').selectOption('Cumbria & North West')
    await opening.getByRole('button', { name: 'Review', exact: true }).click()
    await expect(opening.getByText('Solway Coast is at /groups/solway-coast from now on.')).toBeVisible()
    await expectNoViolations(page)
    await opening.getByRole('button', { name: 'Open Solway Coast' }).click()
    await expect(page.getByRole('heading', { name: 'Solway Coast' })).toBeVisible()

    await page.getByRole('button', { name: 'Add a brewery' }).click()
    const adding = page.getByRole('dialog', { name: 'Add a brewery to Solway Coast' })
    await adding.getByLabel('The brewery’s address').fill('learmonth-basin')
    await adding.getByRole('button', { name: 'Review', exact: true }).click()
    await adding.getByRole('button', { name: 'Add it to Solway Coast' }).click()
    await expect(page.getByRole('row', { name: /Learmonth Basin/ })).toBeVisible()

    await page.getByRole('button', { name: 'Add an organiser' }).click()
    const naming = page.getByRole('dialog', { name: 'Add an organiser to Solway Coast' })
    await naming.getByLabel('E-mail address').fill('organiser@dray.example')
    await naming.getByRole('button', { name: 'Review', exact: true }).click()
    await naming.getByRole('button', { name: 'Make the person an organiser' }).click()
    await expect(page.getByRole('row', { name: /organiser@dray\.example/ })).toBeVisible()
  },
)
