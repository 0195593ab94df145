import { expect, test, watchShifts } from './shop-fixture.ts'
import { openSlowDoor } from './slow-door.ts'

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } }
const pages = ['/', '/shop', '/brewery/quilts-wynd', '/groups/forth-crossing', '/shipping-faq']

for (const [name, size] of Object.entries(sizes)) {
  for (const path of pages) {
    test(`${path} does not move while it comes in piece by piece, ${name}`, async ({ page, shop }) => {
      await page.setViewportSize(size)
      const door = await openSlowDoor(shop)
      const shifts = await watchShifts(page)
      await page.goto(door.url + path)
      expect(await shifts()).toBe(0)
      door.close()
    })
  }
}
