import { mailedLink, subjectsTo } from '../support/pages/mail-box.ts'
import { password } from '../support/pages/sessions.ts'
import { registerConfirmed, signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

test.use({ javaScriptEnabled: false })

test('the owner of the former address undoes a change by a plain form, once (security 2)', async ({
  page,
  shopProcess: shop,
}) => {
  const { email, token } = await registerConfirmed(shop.url)
  const thief = `new-${email}`
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token.accessToken}` }
    const answer = await fetch(shop.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.ok).toBe(true)
  }
  await post('/api/account/email', { email: thief, password })
  const confirm = await mailedLink(shop, thief, 'Confirm your new email address')
  await post('/public/auth/confirm-email-change', { token: confirm.split('token=')[1] })

  const link = await mailedLink(shop, email, 'Your email address was changed')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Undo the change of your email address' })).toBeVisible()
  await page.getByRole('button', { name: 'Use my former address again' }).click()
  await expect(page.getByText('Your former address is back.')).toBeVisible()
  await expect.poll(() => subjectsTo(shop, email)).toContain('Choose a new password')
  await expect(signInElsewhere(shop.url, thief)).rejects.toThrow('401')
  await page.goto(link)
  await expect(page.getByText('This link was used, is older than three days')).toBeVisible()
})
