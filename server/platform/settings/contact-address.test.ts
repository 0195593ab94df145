import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breweryApplication } from '../../../tests/support/builders/brewery-application.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { contactAddress } from '../../../shared/paths/paths.ts'
import { settingDefaults } from '../../../shared/api/settings-api.ts'
import { changeSetting } from './change-setting.ts'

const changed = 'cellar@hop-wharf.example'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

test('pages name the contact address that staff have set, and no other (STAF-22, S-14)', async () => {
  const shop = await openWholeShop(async ({ database }) => {
    await changeSetting(database, 'navigation', [{ section: 'menu.top', item: 'brewers', enabled: true }])
    await changeSetting(database, 'footer', { ...settingDefaults.footer, contactEmail: changed })
  })
  const pages = [
    '/for-brewers',
    '/group-deliveries',
    '/shipping-faq',
    '/terms-and-conditions',
    '/privacy-policy',
    '/unsubscribe?token=wrong',
  ]
  for (const url of pages) {
    const { body } = await shop.app.inject(url)
    const [main = ''] = /<main\b[^]*<\/main>/.exec(body) ?? []
    expect(body, url).toContain(`mailto:${changed}`)
    expect(body, url).not.toContain(contactAddress)
    expect(main, url).toContain(`mailto:${changed}`)
  }
  const sent = await shop.app.inject({
    method: 'POST',
    url: '/sell/apply',
    headers: { ...form, origin: 'https://dray.example' },
    payload: new URLSearchParams(breweryApplication as Record<string, string>).toString(),
  })
  expect(sent.statusCode).toBe(200)
  expect(sent.body).not.toContain(contactAddress)
  expect(sent.body).toContain(`Switch it on, or write to <a href="mailto:${changed}">`)
})

test('the shipped address is where it is a default or an example, and in no page (STAF-22)', () => {
  const named = globSync(['server/**/*.{ts,tsx}', 'shared/**/*.ts', 'storefront/**/*.{ts,tsx}'])
    .filter((path) => !/\.(test|example)\.tsx?$/.test(path))
    .filter((path) => /\bcontactAddress\b|hello@dray\.example/.test(readFileSync(path, 'utf8')))
  expect(named.toSorted()).toEqual([
    'server/backoffice/operate/newsletter-commands.ts',
    'server/open-deps.ts',
    'server/platform/config/config.ts',
    'server/platform/mail/create-mail-sender.ts',
    'server/platform/mail/mail-preview-routes.ts',
    'server/platform/mail/mail-transport.ts',
    'server/platform/mail/render-mail.ts',
    'server/platform/settings/frame-settings.ts',
    'shared/paths/paths.ts',
    'storefront/frame/frame-examples.ts',
    'storefront/information/legal/shipped-texts.ts',
    'storefront/ui/core/ContactLink.tsx',
  ])
})
