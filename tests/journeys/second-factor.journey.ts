import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, expectNoViolations, test as base } from '../support/shops/shop-fixture.ts'
import { type Shop, startShop } from '../support/shops/start-shop-process.ts'
import { freePort } from '../support/servers/free-port.ts'
import { desktop, openSettings, section } from '../support/pages/account-page-object.ts'
import { mailedCode } from '../support/pages/mail-box.ts'
import { password } from '../support/pages/sessions.ts'
import { signInAgain } from '../support/pages/signed-in.ts'
import { addVirtualAuthenticator } from '../support/pages/virtual-authenticator.ts'

/** A shop under a host name: browsers create no passkeys for an IP address. */
const test = base.extend<object, { shopProcess: Shop }>({
  shopProcess: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this pattern
    async ({}, use) => {
      const port = await freePort()
      const url = `http://localhost:${port}`
      const shop = await startShop({ PUBLIC_URL: url }, port)
      await use({ ...shop, url })
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
test.use({ viewport: desktop })

const part = (page: Page) => section(page, 'Second factor')
const signedIn = (page: Page) => page.waitForURL((url) => url.pathname === '/')

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('dray-auth-state'))
  await page.goto('/account/login')
}

async function signInByPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Fills in the code that the account sends for a first factor. */
async function giveMailCode(page: Page, shop: Shop, email: string): Promise<void> {
  await part(page).getByRole('button', { name: 'Send me a code' }).click()
  await part(page)
    .getByLabel('Code from our email')
    .fill(await mailedCode(shop, email))
}

/** As a person who presses Cancel in the browser's own question. */
function turnDownFirstPasskey(): void {
  const { credentials } = navigator
  const create = credentials.create.bind(credentials)
  credentials.create = async () => {
    credentials.create = create
    throw new DOMException('The operation was not allowed.', 'NotAllowedError')
  }
}

async function addPasskey(page: Page, shop: Shop, email: string): Promise<void> {
  await openSettings(page, 'security')
  await part(page).getByRole('button', { name: 'Add a passkey' }).click()
  await giveMailCode(page, shop, email)
  await part(page).getByRole('button', { name: 'Make a passkey on this device' }).click()
}

test(
  'a passkey is added, signs in alone, and finishes a sign-in by password (ROLE-09)',
  { tag: '@core' },
  async ({ page, shop, shopProcess }) => {
    await addVirtualAuthenticator(page)
    const { email } = await signInAgain(page, shop)
    await addPasskey(page, shopProcess, email)
    await expect(part(page).getByRole('heading', { name: 'Save your recovery codes now' })).toBeVisible()
    await expect(part(page).getByText(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/)).toHaveCount(10)
    await expectNoViolations(page)
    await part(page).getByRole('button', { name: 'I have saved them' }).click()
    await expect(part(page).getByText('You have 10 recovery codes left.')).toBeVisible()

    await signOut(page)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await signedIn(page)

    await signOut(page)
    await signInByPassword(page, email)
    await expect(page.getByText('Almost there.')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await signedIn(page)
  },
)

/** Lets the browser make a passkey of this algorithm, and fails where the server does not offer it. */
function chooseAlgorithm(algorithm: number): void {
  const { credentials } = navigator
  const create = credentials.create.bind(credentials)
  credentials.create = async ({ publicKey } = {}) => {
    const pubKeyCredParams = publicKey!.pubKeyCredParams.filter(({ alg }) => alg === algorithm)
    if (pubKeyCredParams.length !== 1) throw new Error(`The server does not offer ${algorithm}.`)
    return create({ publicKey: { ...publicKey!, pubKeyCredParams } })
  }
}

// Chromium 153's own device has no ML-DSA-44 (-48), which offered-passkeys.test.ts makes and uses.
for (const algorithm of [-8, -7, -257])
  test(`this browser makes a passkey of algorithm ${algorithm} and signs in with it (ROLE-09)`, async ({
    page,
    shop,
    shopProcess,
  }) => {
    await addVirtualAuthenticator(page)
    await page.addInitScript(chooseAlgorithm, algorithm)
    const { email } = await signInAgain(page, shop)
    await addPasskey(page, shopProcess, email)
    await expect(part(page).getByRole('heading', { name: 'Save your recovery codes now' })).toBeVisible()
    await signOut(page)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await signedIn(page)
  })

test('a passkey in the list of the email field signs in; removed and unknown ones leave the browser (ROLE-09)', async ({
  page,
  shop,
  shopProcess,
}) => {
  const device = await addVirtualAuthenticator(page, { isInList: true })
  const { email } = await signInAgain(page, shop)
  await addPasskey(page, shopProcess, email)
  await part(page).getByRole('button', { name: 'I have saved them' }).click()
  await signOut(page)
  await signedIn(page)

  await openSettings(page, 'security')
  expect(await device.passkeys()).toBe(1)
  await part(page)
    .getByRole('button', { name: /^Remove Passkey/ })
    .click()
  await part(page)
    .getByRole('button', { name: /^Remove it/ })
    .click()
  await expect.poll(device.passkeys).toBe(0)

  await device.addUnknownPasskey('localhost')
  await signOut(page)
  await expect(page.getByText('This passkey no longer belongs to an account here.')).toBeVisible()
  await expect.poll(device.passkeys).toBe(0)
})

test('a passkey that is turned down first is made at the second try, with the same code of the mail (ROLE-09)', async ({
  page,
  shop,
  shopProcess,
}) => {
  await addVirtualAuthenticator(page)
  const { email } = await signInAgain(page, shop)
  await page.addInitScript(turnDownFirstPasskey)
  await addPasskey(page, shopProcess, email)
  await expect(part(page).getByText('No passkey was used.')).toBeVisible()
  await part(page).getByRole('button', { name: 'Make a passkey on this device' }).click()
  await expect(part(page).getByRole('heading', { name: 'Save your recovery codes now' })).toBeVisible()
})

test('an app is added from the keyboard, and its code and a recovery code sign in (ROLE-08, ROLE-10)', async ({
  page,
  shop,
  shopProcess,
}) => {
  const { email } = await signInAgain(page, shop)
  await openSettings(page, 'security')
  await part(page).getByRole('button', { name: 'Add an authenticator app' }).press('Enter')
  await expect(part(page).getByLabel('Code from our email')).toBeFocused()
  await giveMailCode(page, shopProcess, email)
  await page.keyboard.press('Enter')
  await expect(part(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectNoViolations(page)
  const key = (await part(page).locator('code').textContent())?.replaceAll(' ', '') ?? ''
  const field = part(page).getByLabel('Code of the app')
  await expect(field).toBeFocused()
  await field.fill('000000')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/This code is not right/)
  const app = new TOTP({ secret: key })
  const timestamp = Date.now()
  const used = app.generate({ timestamp })
  await field.fill(used)
  await page.keyboard.press('Enter')
  const codes = part(page).getByText(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/)
  await expect(codes).toHaveCount(10)
  const recovery = (await codes.first().textContent()) ?? ''

  await signOut(page)
  await signInByPassword(page, email)
  const code = page.getByLabel('Code of your app, or a recovery code')
  await code.fill(used)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(code).toHaveAccessibleDescription(/This code is not right/)
  await code.fill(app.generate({ timestamp: timestamp + 30_000 }))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await signedIn(page)

  await signOut(page)
  await signInByPassword(page, email)
  await code.fill(recovery)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await signedIn(page)
})

test('work that needs a second factor leads to signing in, to a factor and back again (ROLE-12)', async ({
  page,
  shop,
  shopProcess,
}) => {
  await page.goto(`${shop}/account/second-factor?next=/account/orders`)
  const back = encodeURIComponent('/account/second-factor?next=%2Faccount%2Forders')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/account/login?next=${back}`,
  )
  await addVirtualAuthenticator(page)
  const { email } = await signInAgain(page, shop)
  await page.goto('/account/second-factor?next=/account/orders')
  await expect(page.getByRole('link', { name: 'Add a second factor' })).toBeVisible()
  await addPasskey(page, shopProcess, email)
  await expect(part(page).getByRole('heading', { name: 'Save your recovery codes now' })).toBeVisible()
  await page.goto('/account/second-factor?next=/account/orders')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL('**/account/orders')
})
