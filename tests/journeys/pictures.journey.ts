import { readdirSync } from 'node:fs'
import {
  expect,
  expectPictures,
  expectPicturesAbove,
  expectPicturesOf,
  openAtRest,
  pictureFolder,
  test,
  themes,
} from '../support/pages/picture-fixture.ts'
import { groups } from '../../storefront/styleguide/style-guide-groups.ts'

/** They come last and take longest: both workers share them. */
test.describe.configure({ mode: 'parallel' })

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
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

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}, light and dark`, () => {
    test.use({ viewport })

    test('every page looks as it did', async ({ page }) => {
      test.slow()
      for (const [name, path] of Object.entries(pages)) {
        await openAtRest(page, path)
        await expectPictures(page, `${name}-${size}`)
      }
      await page.goto('/brewery/learmonth-basin?orderby=name')
      const beer = page.locator('main article h2 a').first()
      await openAtRest(page, (await beer.getAttribute('href')) ?? '')
      await expectPictures(page, `beer-${size}`)
    })

    test('every piece of the style guide looks as it did', async ({ page, styleGuide }) => {
      test.slow()
      await openAtRest(page, styleGuide)
      const sections = chapters
        .map(idOf)
        .map((id) => [`guide-${id}-${size}`, page.locator(`#${id}`)] as const)
      await expectPicturesOf(page, Object.fromEntries(sections))
      for (const [name, button] of Object.entries(opened)) {
        await page.getByRole('button', { name: button }).dispatchEvent('click')
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.evaluate(() => scrollTo(0, 0))
        await expectPicturesAbove(page, `guide-${name}-${size}`)
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
  const names = seen.flatMap((name) =>
    Object.keys(sizes).flatMap((size) => themes.map((theme) => `${name}-${size}-${theme}.webp`)),
  )
  expect(readdirSync(pictureFolder).toSorted()).toEqual(names.toSorted())
})
