import type { BrowserContext, Page } from '@playwright/test'

/**
 * Makes navigation in every page of this context, popups too, wait until the page runs: goto, reload, goBack and
 * goForward. A call with an earlier `waitUntil` state acts on the page in that state.
 */
export function awaitEveryPage(context: BrowserContext): void {
  context.on('page', (page) => {
    const { goto, reload, goBack, goForward } = page
    const running = async <Answer>(answer: Promise<Answer>, isGiven: boolean): Promise<Answer> => {
      const result = await answer
      if (!isGiven) await awaitRunning(page)
      return result
    }
    type Options = { waitUntil?: string } | undefined
    const isGiven = (options: Options) => !['networkidle', undefined].includes(options?.waitUntil)
    page.goto = (url, options) => running(goto.call(page, url, options), isGiven(options))
    page.reload = (options) => running(reload.call(page, options), isGiven(options))
    page.goBack = (options) => running(goBack.call(page, options), isGiven(options))
    page.goForward = (options) => running(goForward.call(page, options), isGiven(options))
  })
}

/**
 * Waits until the page's effects have run and it is idle: before that, links and forms act as plain ones. Other
 * documents, and those without scripts, need no wait. (An idle callback would never fire in a journey that has stopped
 * the clock.)
 */
async function awaitRunning(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const { dataset } = document.documentElement
      if (document.getElementById('app') === null || dataset['scripts'] === undefined) return true
      if (dataset['hydrated'] === undefined) return false
      return scheduler.postTask(() => true, { priority: 'background' })
    },
    undefined,
    { timeout: 30_000 },
  )
}

/** Waits until a cart or checkout shows the browser's basket in place of the server's rendering. */
export const awaitBasket = (page: Page): Promise<void> => page.locator('[data-live]').waitFor()
