import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readMailFiles } from '../../server/mail/mail-files.ts'
import { addDays, londonDay } from '../../shared/working-time/working-time.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { deliverOrder, pageOf, paidOrder, signInAs, staffSecrets } from '../support/pages/staff-orders.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import type { Shop } from '../support/shops/start-shop-process.ts'

/** What a caller says is found, and its page opened. */
async function openByGoTo(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: /^Go to/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Go to' })
  await dialog.getByLabel('What does the caller say?').fill(words)
  await expect(dialog.getByRole('link', { name: new RegExp(words) })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${words}$`))
}

test('a case is refunded from the telephone: support asks, finance confirms, the pub reads it (STAF-12, STAF-13, STAF-06)', async ({
  page,
  shop,
  browser,
}) => {
  const order = await paidOrder(shop)
  await deliverOrder(shop, order)
  const { number, buyer } = order
  await signInAs(page, shop, 'support')
  await page.goto('/admin')
  await openByGoTo(page, number)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Refund: ${number}` })
  await dialog.getByLabel('Units back, of 2').fill('1')
  await dialog.getByLabel('Why does it go back?').selectOption('Damaged')
  await dialog.getByLabel('Who bears it?').selectOption({ label: 'The brewery' })
  await dialog.getByRole('button', { name: 'See what happens' }).click()
  await expectNoViolations(page)
  await dialog.getByLabel('What happened?').fill('One firkin arrived with a split stave.')
  await dialog.getByRole('button', { name: 'See what happens' }).click()
  await expect(dialog.getByText('Nothing moves until a second person confirms it.')).toBeVisible()
  await dialog.getByRole('button', { name: /^Ask to give back £/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Waits for another person')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0)

  const finance = await signInElsewhere(shop, 'finance@dray.example', staffSecrets.finance)
  const second = await pageOf(browser, shop, finance)
  await second.goto('/admin')
  const row = second.getByRole('row').filter({ hasText: number })
  await expect(row.getByText('Second person')).toBeVisible()
  await expect(row.getByText(/split stave/).first()).toBeVisible()
  await row.getByRole('link', { name: /^Open/ }).click()
  await expectNoViolations(second)
  await second
    .getByRole('row')
    .filter({ hasText: number })
    .getByRole('button', { name: /^Confirm/ })
    .click()
  const confirming = second.getByRole('dialog', { name: `Confirm a refund: ${number}` })
  await confirming.getByRole('button', { name: /^Confirm £/ }).click()
  await expect(confirming).toHaveCount(0)

  const pub = await pageOf(browser, shop, buyer)
  await pub.goto(`/account/orders/${number}`)
  await expect(pub.getByText('Given back').first()).toBeVisible()
  await expectNoViolations(pub)
})

test('a pallet goes on another run: its cost is shown first, and the pub reads the new day (STAF-11)', async ({
  page,
  shop,
  browser,
}) => {
  const contact = { towncity: 'Edinburgh', postcode: 'EH1 1RE' }
  const { number, buyer } = await paidOrder(shop, { quantity: 3, groupSlug: 'forth-crossing', contact })
  await signInAs(page, shop, 'operations')
  await page.goto(`/admin/orders/${number}`)
  await page.getByRole('button', { name: 'Change contact and delivery' }).click()
  const dialog = page.getByRole('dialog', { name: `Change ${number}` })
  const other = dialog.getByLabel(/^Run/).getByRole('option').nth(1)
  const day = await other.innerText()
  await dialog.getByLabel(/^Run/).selectOption({ index: 1 })
  await dialog.getByLabel(/^Why\?/).fill('They rang: the cellar is full that week.')
  await dialog.getByRole('button', { name: 'See what happens' }).click()
  await expect(dialog.getByText('Choose: who causes it bears what it costs.')).toBeVisible()
  await dialog.getByLabel(/^Who causes it\?/).selectOption('Dray')
  await dialog.getByRole('button', { name: 'See what happens' }).click()
  await expect(dialog.getByText(/^The pallet (was|costs) £/)).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Change the order' }).click()
  await expect(dialog).toHaveCount(0)

  const pub = await pageOf(browser, shop, buyer)
  await pub.goto(`/account/orders/${number}`)
  await expect(pub.getByRole('main').getByText(new RegExp(day)).first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a hero is looked at, scheduled, shown until a day, and undone (STAF-22, HOME-11)', async ({
    page,
    shop,
  }) => {
    const title = 'Christmas porter, by the pallet'
    const visitor = await page.context().newPage()
    const shown = visitor.getByText(title)
    await signInAs(page, shop, 'operations')
    await page.goto('/admin/shop')
    await page.getByRole('link', { name: 'Heroes' }).click()
    await expect(page.getByRole('heading', { name: 'Heroes', level: 1 })).toBeVisible()
    await expectNoViolations(page)
    expect(await horizontalOverflow(page)).toEqual([])
    const field = page.getByRole('group', { name: '1 of 3' }).getByLabel('Title')
    const before = await field.inputValue()
    await field.fill(title)
    await page.getByRole('button', { name: 'Make the home page with it' }).click()
    const href = await page.getByRole('link', { name: /See the home page/ }).getAttribute('href')
    await visitor.goto(href!)
    await expect(shown).toBeVisible()

    const tomorrow = addDays(londonDay(new Date()), 1)
    await page.getByLabel('From the day').fill(tomorrow)
    await page.getByLabel('Until the end of the day').fill(addDays(tomorrow, 6))
    await page.getByRole('button', { name: 'See what happens' }).click()
    await page.getByRole('button', { name: 'Plan Heroes' }).click()
    await expect(page.getByText(/planned by Tam Rowe/)).toHaveCount(2)
    await visitor.goto('/')
    await expect(visitor.getByText(before)).toBeVisible()
    await expect(shown).toBeHidden()

    await field.fill(title)
    await page.getByLabel('From the day').fill('')
    await page.getByLabel('Until the end of the day').fill(tomorrow)
    await page.getByRole('button', { name: 'See what happens' }).click()
    await page.getByRole('button', { name: 'Change Heroes' }).click()
    // After tomorrow the week that was planned goes on, to its end.
    await expect(page.getByText(/planned by Tam Rowe/)).toHaveCount(2)
    await expect(async () => {
      await visitor.reload()
      await expect(shown).toBeVisible({ timeout: 2000 })
    }).toPass()

    await page.getByRole('button', { name: 'Undo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Undo: Heroes' })
    await dialog.getByRole('button', { name: 'Undo the last change' }).click()
    await expect(field).toHaveValue(before)
    await expect(page.getByText(/planned by/)).toHaveCount(0)
    await expect(async () => {
      await visitor.reload()
      await expect(visitor.getByText(before)).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(shown).toBeHidden()
  })
})

/** The mail about a new order, once it has arrived. */
async function orderMail(shop: Shop, to: string, number: string): Promise<string> {
  const find = async () =>
    (await readMailFiles(join(shop.folder, 'mail'), Number.MAX_SAFE_INTEGER)).find(
      (mail) => mail.to === to && mail.subject.includes(number),
    )?.text ?? ''
  await expect.poll(find).not.toBe('')
  return find()
}

test('a letter says more, pubs read it with their orders, and it is put back (STAF-22)', async ({
  page,
  shop,
  shopProcess,
}) => {
  const words = 'We are closed on St Andrew’s Day: what is due then comes the day after.'
  await signInAs(page, shop, 'operations')
  await page.goto(`/admin/shop/${encodeURIComponent('letter:order-placed')}`)
  await page.getByLabel('Above').fill(words)
  await page.getByRole('button', { name: 'Make the mail with it' }).click()
  const href = await page.getByRole('link', { name: /See the mail/ }).getAttribute('href')
  const looked = await page.context().newPage()
  await looked.goto(href!)
  await expect(looked.getByText(words)).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'See what happens' }).click()
  await page.getByRole('button', { name: /^Change / }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  const first = await paidOrder(shop)
  expect(await orderMail(shopProcess, first.buyer.email, first.number)).toContain(words)

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the last change' }).click()
  await expect(page.getByLabel('Above')).toHaveValue('')
  const second = await paidOrder(shop)
  expect(await orderMail(shopProcess, second.buyer.email, second.number)).not.toContain(words)
})

test('Enter in Go to opens what fits the words that stand there, and nothing that was found before (STAF-06)', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'support')
  await page.goto('/admin')
  await page.getByRole('button', { name: /^Go to/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Go to' })
  const field = dialog.getByLabel('What does the caller say?')
  await field.fill('damask')
  await expect(dialog.getByRole('link', { name: /Damask/ })).toBeVisible()
  await field.fill('learmonth')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/breweries\/learmonth-basin$/)
})
