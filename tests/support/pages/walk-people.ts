import type { Browser, Page } from '@playwright/test'
import { pretendStripe } from '../shops/pretend-stripe.ts'
import { expect } from '../shops/shop-fixture.ts'
import type { WalkShop } from '../shops/walk-shop.ts'
import { answerWelcomeGate } from './answer-welcome-gate.ts'
import { awaitEveryPage } from './await-running.ts'
import { storeSession } from './sessions.ts'
import { signInElsewhere } from './signed-in.ts'

type Person = keyof Awaited<ReturnType<WalkShop['people']>>
export type Walk = {
  shop: WalkShop
  /** Does something as a person, in a browser of their own: days pass in which a session ends. */
  as: (person: Person | 'nobody', does: (page: Page) => Promise<void>, width?: number) => Promise<void>
  people: Record<Person, string>
  number: string
}

/** The people of the walk's shop, each with a browser of their own. */
export async function startWalk(shop: WalkShop, browser: Browser): Promise<Walk> {
  const people = await shop.people()
  const as: Walk['as'] = async (person, does, width = 1280) => {
    const height = width < 500 ? 844 : 900
    const context = await browser.newContext({ baseURL: shop.url, viewport: { width, height } })
    awaitEveryPage(context)
    await context.addInitScript(answerWelcomeGate)
    await pretendStripe(context, shop.stripe)
    if (person !== 'nobody') await storeSession(context, await signInElsewhere(shop.url, people[person]))
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    await does(page)
    await context.close()
  }
  return { shop, as, people, number: '' }
}

/** The breweries' console at the order, with an action of its menu. */
export async function openAction(
  page: Page,
  walk: Walk,
  slug: string,
  action: string,
  isInMenu = true,
): Promise<void> {
  await page.goto(`/sell/${slug}/orders/${walk.number}`)
  if (isInMenu) await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: action, exact: true }).click()
}

/** Looks at what the opened action will do, and does it. */
export async function seeAndDo(page: Page, name: string | RegExp, ...effects: string[]): Promise<void> {
  const dialog = page.getByRole('dialog').last()
  const see = dialog.getByRole('button', { name: 'Review', exact: true })
  const act = dialog.getByRole('button', { name, exact: true })
  // On a busy machine the dialog is there before its buttons are.
  await expect(see.or(act).first()).toBeVisible()
  if (await see.isVisible()) await see.click()
  for (const effect of effects) await expect(dialog).toContainText(effect)
  await act.click()
  await expect(dialog).toBeHidden()
}
