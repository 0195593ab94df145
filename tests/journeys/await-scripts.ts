import { expect, type Locator } from '@playwright/test'

/** Waits until React has taken an element over: from then on what is done to it is answered in the page. */
export async function awaitScripts(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
}
