import { addToBasket, basketLink, drawer, fillBasket, main, textOf } from './browser-steps.ts'
import { expect, test } from './driven-test.ts'

test('a visited page opens without a connection, and others say so', async ({ page, line }) => {
  await page.open('/shop')
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const { dataset } = document.documentElement
          // A copy may be left of the worker before, which goes with its journey
          void navigator.serviceWorker.ready
            .then(() => caches.match(location.href, { ignoreVary: true }))
            .then((copy) => {
              if (copy !== undefined) dataset['copied'] = ''
            })
          return 'copied' in dataset
        }),
      { timeout: 30_000 },
    )
    .toBe(true)
  await line.cut()
  await page.reload()
  await page.see({ role: 'heading', name: 'All beers' })
  await page.open('/groups')
  await page.see({ role: 'heading', name: 'There is no connection' })
  await line.mend()
  await page.click({ role: 'button', name: 'Try again' })
  await page.seeNone({ role: 'heading', name: 'There is no connection' })
})

test('what is added without a connection is sent when it returns', async ({ page, line }) => {
  await page.open('/shop')
  await page.click(addToBasket)
  await page.see({ role: 'spinbutton', within: drawer })
  await page.click({ role: 'button', name: 'Close', within: drawer })
  await page.seeNone(drawer)
  await line.cut()
  await page.click({ ...addToBasket, at: 1 })
  await page.click(basketLink)
  await page.see(drawer)
  await line.mend()
  await page.reload()
  await page.open('/cart')
  await expect.poll(() => page.count({ role: 'spinbutton', within: main })).toBe(2)
})

test.describe('without scripts', () => {
  test.beforeEach(({ line }) => {
    line.rewrite((text) => text.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''))
  })

  test('the gate is answered by its form', async ({ page }) => {
    await page.evaluate(() => localStorage.removeItem('dray-audience-choice'))
    await page.open('/shop')
    await page.see({ role: 'heading', name: 'All beers' })
  })

  test('the list is filtered by its form', async ({ page, compareLayout }) => {
    await page.open('/shop?style=ipa')
    await compareLayout('plain-list')
    await page.click({ role: 'link', within: { role: 'heading', within: { role: 'article', within: main } } })
    await page.seePath(/^\/beer\//)
    await compareLayout('plain-beer')
  })

  test('a beer is put into the basket by its form', async ({ page }) => {
    await page.open('/shop?style=ipa')
    await page.click(addToBasket)
    await page.seePath(/^\/cart/)
    await page.see({ role: 'spinbutton', within: main })
  })

  test('lines of the cart are changed by forms', async ({ page, shop, compareLayout }) => {
    await fillBasket(page, shop, [{ words: 'Counterpane firkin', quantity: 2 }])
    await page.open('/cart')
    const row = { role: 'row', text: 'Counterpane', within: main } as const
    await compareLayout('plain-cart')
    await page.type({ role: 'spinbutton', within: row }, '3')
    await page.click({ role: 'button', name: 'Set quantity', within: row })
    await expect.poll(() => page.value({ role: 'spinbutton', within: row })).toBe('3')
  })

  test('an order is typed and added', async ({ page }) => {
    await page.open('/quick-order')
    await page.type({ role: 'textbox', name: 'Your order' }, '2 firkins Towpath Bitter')
    await page.click({ role: 'button', name: 'Find these items' })
    await page.see(textOf('Towpath Bitter'))
    await page.click({ role: 'button', name: /^Add \d lines? to basket/ })
    await page.seePath(/^\/cart/)
    await page.see({ role: 'row', text: 'Towpath Bitter', within: main })
  })
})
