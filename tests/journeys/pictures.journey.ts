import { readdirSync } from 'node:fs'
import {
  expect,
  expectPicture,
  expectPictureAbove,
  expectPicturesOf,
  openAtRest,
  pictureFolder,
  test,
  type Theme,
} from '../support/pages/picture-fixture.ts'
import { groups } from '../../storefront/styleguide/style-guide-groups.ts'

/** They come last and take longest: both workers share them. */
test.describe.configure({ mode: 'parallel' })

/** Each theme at one size: colours come from the theme, layout from the size (docs/decisions/0006). */
const sizes: { size: string; theme: Theme; viewport: { width: number; height: number } }[] = [
  { size: 'phone', theme: 'light', viewport: { width: 390, height: 844 } },
  { size: 'desktop', theme: 'dark', viewport: { width: 1280, height: 800 } },
]
const pages = {
  home: '/',
  shop: '/shop',
  brewery: '/brewery/learmonth-basin',
  groups: '/groups',
  group: '/groups/forth-crossing',
  accessories: '/accessories',
  'shipping-faq': '/shipping-faq',
  'not-found': '/no-such-page',
}
const chapters = ['Foundations', ...groups.map(({ title }) => title)]
const opened = { dialog: 'Open the dialog', drawer: 'Open the basket', sheet: 'Open the filters' }
const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

for (const { size, theme, viewport } of sizes) {
  test.describe(`on a ${size} in its ${theme} theme`, () => {
    test.use({ viewport })

    test('every page looks as it did', async ({ page }) => {
      test.slow()
      for (const [name, path] of Object.entries(pages)) {
        await openAtRest(page, path)
        await expectPicture(page, `${name}-${size}`, theme)
      }
      await page.goto('/brewery/learmonth-basin?orderby=name')
      const beer = page.locator('main article h2 a').first()
      await openAtRest(page, (await beer.getAttribute('href')) ?? '')
      await expectPicture(page, `beer-${size}`, theme)
    })

    test('every piece of the style guide looks as it did', async ({ page, styleGuide }) => {
      test.slow()
      await openAtRest(page, styleGuide)
      const sections = chapters
        .map(idOf)
        .map((id) => [`guide-${id}-${size}`, page.locator(`#${id}`)] as const)
      await expectPicturesOf(page, Object.fromEntries(sections), theme)
      for (const [name, button] of Object.entries(opened)) {
        await page.getByRole('button', { name: button }).dispatchEvent('click')
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.evaluate(() => scrollTo(0, 0))
        await expectPictureAbove(page, `guide-${name}-${size}`, theme)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    })
  })
}

test('every stored picture is compared', () => {
  const seen = [
    ...Object.keys(pages),
    'beer',
    ...chapters.map((chapter) => `guide-${idOf(chapter)}`),
    ...Object.keys(opened).map((name) => `guide-${name}`),
  ]
  const names = seen.flatMap((name) => sizes.map(({ size, theme }) => `${name}-${size}-${theme}.webp`))
  expect(readdirSync(pictureFolder).toSorted()).toEqual(names.toSorted())
})
