import { writeFile } from 'node:fs/promises'
import { aPicture } from '../support/builders/picture-files.ts'
import { tradeApplication } from '../support/builders/trade-application.ts'
import { checkoutContact } from '../support/builders/checkout-contact.ts'
import { callShop, newBuyer } from '../support/pages/buyer.ts'
import { mailedLink } from '../support/pages/mail-box.ts'
import { password, registerClient } from '../support/pages/sessions.ts'
import { registerConfirmed } from '../support/pages/signed-in.ts'
import { paidOrder } from '../support/pages/staff-orders.ts'
import { takeBeer } from '../support/pages/reviewed-beers.ts'
import { drawer, main, textOf, typeGoodCard } from './browser-steps.ts'
import type { DrivenPage } from './driven-page.ts'
import { expect, test } from './driven-test.ts'
import { countSheets } from './printed-sheets.ts'

const address = {
  label: 'Cellar',
  recipient: 'Ada Lovelace',
  street: '3 Hop Lane',
  apartment: null,
  town: 'Edinburgh',
  postcode: 'EH1 1AA',
  phone: '0131 496 0000',
}
const cans = { words: 'Galena 24 x 440ml can' }

async function typeDetails(page: DrivenPage): Promise<void> {
  const details = { role: 'region', name: 'Your details' } as const
  for (const [name, label] of [
    ['firstname', 'First name'],
    ['lastname', 'Last name'],
    ['streetaddress', 'Street address'],
    ['towncity', 'Town or city'],
    ['postcode', 'Postcode'],
    ['email', 'Email address'],
    ['phone', 'Phone'],
  ] as const)
    await page.type({ role: 'textbox', name: label, within: details }, checkoutContact[name] ?? '')
}

test('an account is made, and confirmed by the mailed link', async ({ page, shop, compareLayout }) => {
  const email = `client-${crypto.randomUUID()}@pub.example`
  await page.open('/account/register')
  await compareLayout('register')
  await page.type({ role: 'textbox', name: 'Full name' }, 'Ada Lovelace')
  await page.type({ role: 'textbox', name: 'Email address', within: main }, email)
  await page.type({ role: 'textbox', name: /^Password/, within: main }, 'aaaaaaaa1')
  await page.type({ role: 'textbox', name: /^Confirm password/, within: main }, 'aaaaaaaa1')
  await page.click({ role: 'button', name: /^Create account/, within: main })
  const link = await mailedLink(shop, email, 'Confirm your email address')
  await page.seePath(/^\/(?!account\/register)/)
  await page.open(new URL(link).pathname + new URL(link).hash)
  await page.see(textOf(/confirmed/i))
})

test('signing in refuses a wrong password and accepts the right one; signing out ends it', async ({
  page,
  shop,
  compareLayout,
}) => {
  const { email } = await registerClient(shop.url)
  await page.open('/account/login')
  await compareLayout('sign-in')
  const submit = { role: 'button', name: /^Sign in$/, within: main } as const
  await page.type({ role: 'textbox', name: 'Email address', within: main }, email)
  await page.type({ role: 'textbox', name: /^Password/, within: main }, 'not the right one')
  await page.click(submit)
  await page.see({ role: 'alert', text: /\S/, within: main })
  await page.type({ role: 'textbox', name: /^Password/, within: main }, password)
  await page.click(submit)
  await page.seePath(/^\/(?!account\/login)/)
  await page.awaitRunning()
  await page.open('/account/overview')
  await page.click({ role: 'button', name: /Account: /, within: { role: 'banner' } })
  await page.click({ role: 'button', name: /^Sign out$/ })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('dray-auth-state'))).toBeNull()
})

test('a basket is paid by card', async ({ page, shop, signIn, compareLayout }) => {
  await signIn(await newBuyer(shop, [{ ...cans, quantity: 2 }]))
  await page.open('/checkout')
  await page.see({ role: 'textbox', name: 'Card number' })
  await compareLayout('checkout')
  await typeDetails(page)
  await typeGoodCard(page)
  await page.click({ role: 'button', name: 'Place order', enabled: true })
  await page.seePath(/\/thanks$/)
  await page.see(textOf(/is paid\./))
})

test('a pallet of a group is paid by card', async ({ page, shop, signIn, compareLayout }) => {
  const groupSlug = 'forth-crossing'
  const lines = [
    { words: 'Towpath Bitter firkin', quantity: 2, groupSlug },
    { words: 'Table Linen firkin', quantity: 2, groupSlug },
  ]
  const buyer = await newBuyer(shop, lines)
  await callShop(shop.url, '/api/account/addresses', address, buyer)
  await signIn(buyer)
  await page.open('/groups/forth-crossing/checkout')
  await page.see(textOf('Ada Lovelace'))
  await compareLayout('group-checkout')
  await typeGoodCard(page)
  await page.click({ role: 'button', name: 'Place group order', enabled: true })
  await page.seePath(/\/thanks$/)
})

test('the account shows the next delivery, and orders again', async ({
  page,
  shop,
  signIn,
  compareLayout,
}) => {
  const { buyer } = await paidOrder(shop.url, cans)
  await signIn(buyer)
  await page.open('/account/overview')
  await page.see({ role: 'region', name: 'Next delivery' })
  await compareLayout('account')
  await page.click({ role: 'button', name: /^Order again/, within: main })
  await page.see({ role: 'link', name: /^Galena/, within: drawer })
})

test('an order shows its documents, and prints without an empty sheet', async ({
  page,
  shop,
  signIn,
  engine,
  compareLayout,
}) => {
  const { buyer, number } = await paidOrder(shop.url, cans)
  await signIn(buyer)
  await page.open(`/account/orders/${number}`)
  await page.see({ role: 'heading', name: new RegExp(number) })
  await page.see({ role: 'button', name: 'Documents as PDF' })
  await compareLayout('order')
  // WebKit's driver cannot print
  if (engine === 'webkit') return
  expect(countSheets(await page.print())).toEqual({ drawn: 1, empty: 0 })
})

test('a delivery address is changed', async ({ page, shop, signIn, compareLayout }) => {
  const buyer = await newBuyer(shop, [])
  await callShop(shop.url, '/api/account/addresses', address, buyer)
  await signIn(buyer)
  await page.open('/account/settings/details')
  await page.click({ role: 'button', name: 'Change Cellar' })
  await page.type({ role: 'textbox', name: /street/i }, '4 Malt Row')
  await compareLayout('address')
  await page.click({ role: 'button', name: 'Save address' })
  await page.see({ role: 'region', name: /addresses/i, text: '4 Malt Row' })
})

test('a review with a picture is published', async ({ page, shop, signIn, compareLayout }, info) => {
  const file = info.outputPath('pump.png')
  await writeFile(file, await aPicture('png', { shade: 3 }))
  await signIn(await registerConfirmed(shop.url))
  const { reviews } = await takeBeer(shop.url, 29)
  await page.open(reviews)
  const form = { role: 'form', name: /^Review / } as const
  await page.click({ role: 'radio', name: /^4 stars/, within: form, evenHidden: true })
  await page.type({ role: 'textbox', name: 'Your review' }, 'Dropped bright in a day and sold out by Sunday.')
  await page.attach({ role: 'file', within: form }, file)
  await page.see(textOf('Uploaded', form))
  await compareLayout('review')
  await page.click({ role: 'button', name: 'Post review' })
  await page.see({ role: 'article', name: /^Review by /, text: 'Dropped bright in a day' })
})

test('the security page offers what the browser has', async ({ page, shop, signIn, compareLayout }) => {
  await signIn(await registerConfirmed(shop.url))
  await page.open('/account/settings/security')
  await page.see({ role: 'button', name: 'Sign out everywhere', within: main })
  const hasPasskeys = await page.evaluate(() => 'PublicKeyCredential' in window)
  if (!hasPasskeys) {
    await page.seeNone({ role: 'button', name: /passkey/i, within: main, enabled: true })
    return
  }
  await page.see({ role: 'button', name: /passkey/i, within: main })
  await compareLayout('security')
})

test('a standing order is made with a native date field', async ({ page, shop, signIn, compareLayout }) => {
  const buyer = await newBuyer(shop, [{ words: 'Towpath Bitter firkin', quantity: 2 }])
  await callShop(shop.url, '/api/account/trade', tradeApplication, buyer, 'PUT')
  await signIn(buyer)
  await page.open('/account/standing-orders')
  await page.click({ role: 'link', name: 'Make one from your basket' })
  await page.see({ role: 'textbox', name: 'First day' })
  await compareLayout('standing-order')
  expect(
    await page.on({ role: 'textbox', name: 'First day' }, (field) => (field as HTMLInputElement).type),
  ).toBe('date')
})
