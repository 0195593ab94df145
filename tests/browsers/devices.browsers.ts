import { mailedCode } from '../support/pages/mail-box.ts'
import { registerConfirmed, signInElsewhere } from '../support/pages/signed-in.ts'
import { paidOrder } from '../support/pages/staff-orders.ts'
import { addToBasket, drawer, main, textOf } from './browser-steps.ts'
import { expect, test } from './driven-test.ts'

test('a passkey is made, and signs in alone', async ({ page, session, engine, shop, signIn }) => {
  test.skip(engine === 'webkit', 'WebKitGTK has no passkeys')
  await session.send('POST', '/webauthn/authenticator', {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserConsenting: true,
    isUserVerified: true,
  })
  const client = await registerConfirmed(shop.url)
  await signIn(client)
  await page.open('/account/settings/security')
  const factor = { role: 'region', name: 'Second factor', within: main } as const
  await page.click({ role: 'button', name: 'Add a passkey', within: factor })
  await page.click({ role: 'button', name: 'Send me a code', within: factor })
  const code = await mailedCode(shop, client.email)
  await page.type({ role: 'textbox', name: 'Code from our email', within: factor }, code)
  await page.click({ role: 'button', name: 'Make a passkey on this device', within: factor })
  await page.see({ role: 'heading', name: 'Save your recovery codes now', within: factor })
  await page.evaluate(() => localStorage.removeItem('dray-auth-state'))
  await page.open('/account/login')
  await page.click({ role: 'button', name: 'Use a passkey' })
  await page.seePath(/^\/$/)
})

test('documents of an order are saved', async ({ page, shop, signIn }) => {
  const { buyer, number } = await paidOrder(shop.url, { words: 'Galena 24 x 440ml can' })
  await signIn(buyer)
  await page.open(`/account/orders/${number}`)
  await page.evaluate(() => {
    const { createObjectURL } = URL
    URL.createObjectURL = (file: Blob) => {
      document.documentElement.dataset['saved'] = `${file.type} ${file.size > 1000}`
      return createObjectURL(file)
    }
  })
  await page.click({ role: 'button', name: 'Documents as PDF' })
  const saved = () => page.evaluate(() => document.documentElement.dataset['saved'])
  await expect.poll(saved).toMatch(/^application\/pdf.* true$/)
})

test('a token is copied', async ({ page, shop, signIn }) => {
  await signIn(await signInElsewhere(shop.url, 'brewer@dray.example', 'mash in at seven'))
  await page.open('/sell/learmonth-basin/connections')
  await page.click({ role: 'button', name: 'Make a token' })
  await page.type({ role: 'textbox', name: 'Name' }, 'Till')
  await page.click({ role: 'checkbox', name: 'Read stock', evenHidden: true })
  await page.click({ role: 'button', name: 'Make the token' })
  await page.click({ role: 'button', name: 'Copy' })
  await page.see(textOf(/The token is copied\./, { role: 'any' }))
})

test('the server sets a guest’s basket again, so that it outlives seven days in Safari', async ({
  page,
  session,
}) => {
  await page.open('/shop')
  await page.click(addToBasket)
  await page.see({ role: 'spinbutton', within: drawer })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('dray-cookies-kept'))).not.toBeNull()
  const cookies = (await session.send('GET', '/cookie')) as { name: string; expiry: number }[]
  const { expiry } = cookies.find(({ name }) => name === 'dray_basket')!
  expect(expiry - Date.now() / 1000).toBeGreaterThan(29 * 24 * 60 * 60)
})
