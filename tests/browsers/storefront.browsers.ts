import { addToBasket, basketLink, drawer, fillBasket, main, textOf } from './browser-steps.ts'
import { expect, test } from './driven-test.ts'

const banner = { role: 'banner' } as const

test('the welcome gate opens and stays open', async ({ page, compareLayout }) => {
  await page.evaluate(() => localStorage.removeItem('dray-audience-choice'))
  await page.open('/')
  const gate = { role: 'dialog', name: 'Welcome to Dray' } as const
  await page.see(gate)
  await compareLayout('gate')
  await page.click({ role: 'button', name: /trade|wholesale/i, within: gate })
  await page.seeNone(gate)
  await page.reload()
  await page.see({ role: 'heading', within: main })
  expect(await page.count(gate)).toBe(0)
})

test('the home page leads to the beers', async ({ page, compareLayout }) => {
  await page.open('/')
  await compareLayout('home')
  await page.click({ role: 'link', name: /beers/i, within: main })
  await page.seePath(/^\/shop/)
})

test('the menu leads to the groups', async ({ page, size }) => {
  await page.open('/')
  if (size === 'phone') {
    await page.click({ role: 'button', name: 'Menu', within: banner })
    await page.click({ role: 'link', name: /^Shop in Groups$/, within: { role: 'dialog' } })
    await page.seePath(/^\/groups/)
    return
  }
  await page.click({ role: 'button', name: 'Shop By' })
  await page.click({ role: 'link', name: /^IPA$/ })
  await page.seePath(/^\/shop\?style=ipa/)
})

test('the search leads to what was typed', async ({ page }) => {
  await page.open('/')
  await page.click({ role: 'button', name: 'Search', within: banner })
  await page.type({ role: 'textbox', name: 'Search beers, breweries and groups' }, 'yorkshire bitter pin')
  await page.press('Enter')
  await page.see({ role: 'heading', name: 'Bitter in pins from Yorkshire' })
})

test('the list is filtered, and Back undoes it', async ({ page, size, compareLayout }) => {
  await page.open('/shop')
  await compareLayout('list')
  if (size === 'phone') await page.click({ role: 'button', name: 'Filter' })
  await page.click({ role: 'checkbox', name: /^IPA/ })
  await page.seePath(/style=ipa/)
  await page.back()
  await page.seePath(/^\/shop$/)
  await page.see({ role: 'heading', name: 'All beers' })
})

test('the list is sorted by price', async ({ page }) => {
  await page.open('/shop?style=ipa')
  await page.choose({ role: 'combobox', name: 'Sort by' }, 'Price, low to high')
  await page.seePath(/orderby=price/)
})

test('Back returns to the place in the list', async ({ page }) => {
  await page.open('/shop')
  await page.click({
    role: 'link',
    within: { role: 'heading', within: { role: 'article', within: main } },
    at: 5,
  })
  await page.seePath(/^\/beer\//)
  await page.awaitRunning()
  await page.back()
  await page.seePath(/^\/shop$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
})

test('a beer shows its sizes and particulars', async ({ page, compareLayout }) => {
  await page.open('/shop?q=towpath+bitter')
  await page.click({ role: 'link', name: 'Towpath Bitter', within: { role: 'heading', within: main } })
  await page.see({ role: 'heading', name: 'Towpath Bitter', within: main })
  await page.see({ role: 'heading', name: 'Particulars' })
  await page.awaitRunning()
  await compareLayout('beer')
})

test('the stars lead to the reviews, just below the header', async ({ page }) => {
  await page.open('/shop?q=towpath+bitter')
  const href = await page.on(
    { role: 'link', name: 'Towpath Bitter', within: { role: 'heading', within: main } },
    (link) => link.getAttribute('href'),
  )
  await page.open(`${href}#reviews`)
  const top = () => page.evaluate(() => document.getElementById('reviews')!.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThan(20)
  expect(await top()).toBeLessThan(260)
})

test('a beer goes into the basket, and its quantity is changed there', async ({ page, compareLayout }) => {
  await page.open('/shop')
  await page.click(addToBasket)
  await page.see({ role: 'button', name: /^Remove /, within: drawer })
  await compareLayout('drawer')
  await page.click({ role: 'button', name: 'One more', within: drawer })
  await expect.poll(() => page.value({ role: 'spinbutton', within: drawer })).toBe('2')
  await page.click({ role: 'button', name: 'Close', within: drawer })
  await page.seeNone(drawer)
})

test('lines of the cart are as high as they should be, and can be removed', async ({
  page,
  shop,
  compareLayout,
}) => {
  await fillBasket(page, shop, [{ words: 'Counterpane firkin', quantity: 2 }, { words: 'Skylark firkin' }])
  await page.open('/cart')
  const row = { role: 'row', text: 'Skylark', within: main } as const
  await page.see(row)
  await compareLayout('cart')
  expect(await page.on(row, (element) => element.getBoundingClientRect().height)).toBeLessThan(260)
  await page.click({ role: 'button', name: /^Remove Skylark/, within: main })
  await page.seeNone(row)
  await page.see({ role: 'row', text: 'Counterpane', within: main })
})

test('a guest sets a beer aside', async ({ page, compareLayout }) => {
  await page.open('/shop')
  const card = { role: 'article', within: main } as const
  const beer = await page.text({ role: 'heading', within: card })
  await page.click({ role: 'button', name: /wishlist/i, within: card })
  await page.see({ role: 'dialog', name: 'Wishlist' })
  await page.open('/wishlist')
  await page.see({ role: 'link', name: beer, within: main })
  await compareLayout('wishlist')
})

test('a brewery is found by its region', async ({ page, compareLayout }) => {
  await page.open('/breweries')
  await compareLayout('breweries')
  await page.click({ role: 'link', name: /^Central Scotland/ })
  await page.click({ role: 'link', name: /Learmonth Basin Brewery/, within: main })
  await page.seePath(/^\/brewery\//)
  // The list of breweries has a heading of that name too
  await page.see({ role: 'region', name: 'Beers', within: main })
  await page.awaitRunning()
  await compareLayout('brewery')
})

test('a group answers whether it delivers to a postcode', async ({ page, compareLayout }) => {
  await page.open('/groups/forth-crossing')
  // It is seen once its script and styles are there
  await page.see({ role: 'region', name: 'Your pallet', within: main })
  await compareLayout('group')
  await page.type({ role: 'textbox', name: 'Postcode' }, 'eh1 1aa')
  await page.click({ role: 'button', name: 'Check' })
  await page.see(textOf('Yes, Forth Crossing delivers to EH1 1AA.'))
})

test('a pallet of two breweries is drawn and added up', async ({ page, shop, compareLayout }) => {
  const groupSlug = 'forth-crossing'
  await fillBasket(page, shop, [
    { words: 'Towpath Bitter firkin', quantity: 5, groupSlug },
    { words: 'Table Linen firkin', quantity: 4, groupSlug },
  ])
  await page.open('/groups/forth-crossing')
  const pallet = { role: 'region', name: 'Your pallet', within: main } as const
  await page.see(pallet)
  await compareLayout('pallet')
  await page.click({ role: 'button', name: 'Show basket', within: pallet })
  await page.see({ role: 'region', name: /^Your pallet: /, within: drawer })
})

test('a typed order is found and added', async ({ page, compareLayout }) => {
  await page.open('/quick-order')
  const order = 'Morning! Can I have\n2 firkins Towpath Bitter\n1 50l keg Shore Pilsner\nCheers, Meg'
  await page.type({ role: 'textbox', name: 'Your order' }, order)
  await page.click({ role: 'button', name: 'Find these items' })
  await page.see({ role: 'button', name: 'Add 2 lines to basket' })
  await compareLayout('quick-order')
  await page.click({ role: 'button', name: 'Add 2 lines to basket' })
  await expect
    .poll(() => page.evaluate(() => document.body.textContent.includes('2 lines are in your basket.')))
    .toBe(true)
  await page.open('/cart')
  await page.see({ role: 'row', text: 'Shore Pilsner', within: main })
})

test('an order is read from a file', async ({ page }, info) => {
  const { writeFile } = await import('node:fs/promises')
  const file = info.outputPath('order.csv')
  const lines = 'Product;Brewery;Container;Qty;Price\r\nFrame House;Slitrig Water;50L;4;110.00\r\n'
  await writeFile(file, lines)
  await page.open('/quick-order')
  await page.attach({ role: 'file' }, file)
  await page.see({ role: 'spinbutton', within: main })
  expect(await page.value({ role: 'spinbutton', within: main })).toBe('4')
})

test('a message goes to support', async ({ page, compareLayout }) => {
  await page.open('/support')
  await compareLayout('support')
  await page.choose({ role: 'combobox', name: 'What is it about?' }, 'An order or a delivery')
  await page.type({ role: 'textbox', name: 'Your name' }, 'Maggie Tapster')
  await page.type(
    { role: 'textbox', name: 'Email address', within: main },
    `${crypto.randomUUID()}@pub.example`,
  )
  await page.type({ role: 'textbox', name: 'Message' }, 'One of the firkins came without its shive.')
  await page.click({ role: 'button', name: /^Send/, within: main })
  await page.see({ role: 'heading', name: 'Your message is on its way' })
})

test('an unknown page leads on', async ({ page, compareLayout }) => {
  await page.open('/no-such-page')
  await page.see({ role: 'link', within: main })
  await compareLayout('not-found')
})

test('the game opens', async ({ page, compareLayout }) => {
  await page.open('/keg-kong')
  // The game is there once it has a number
  await page.see({ role: 'link', name: /^No\. \d/, within: main })
  await page.click({ role: 'button', name: /^Play$/, within: main })
  await page.see({ role: 'button', name: /^Pause$/, within: main })
  await page.click({ role: 'button', name: /^Pause$/, within: main })
  await compareLayout('keg-kong')
})

test('the basket is open on each page by its link', async ({ page, shop }) => {
  await fillBasket(page, shop, [{ words: 'Skylark firkin' }])
  await page.open('/accessories')
  await page.click(basketLink)
  await page.see({ role: 'link', name: /^Skylark/, within: drawer })
  await page.press('Escape')
  await page.seeNone(drawer)
})
