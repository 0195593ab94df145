import type { BrowserContext, Page } from '@playwright/test'

/** How far below the screen a part of a page may sleep until it comes near (storefront/reviews/BeerReviews.tsx), in pixels. */
const sleepsBelow = 600

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
 * Waits until React has hydrated all interactive parts and is idle: before that, links and forms act as plain ones.
 * Other documents, and those without scripts, need no wait. (An idle callback would never fire in a journey that has
 * stopped the clock.)
 */
async function awaitRunning(page: Page): Promise<void> {
  await page.waitForFunction(
    (sleepsBelow) => {
      const app = document.getElementById('app')
      if (app === null || document.documentElement.dataset['scripts'] === undefined) return true
      type Props = { dangerouslySetInnerHTML?: unknown } | undefined
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- what runs in the page brings all it needs
      const result = (element: Element, name: string): unknown => {
        const key = Object.keys(element).find((key) => key.startsWith(name))
        return key && (element as unknown as Record<string, unknown>)[key]
      }
      const isServerRendered = (element: Element | null): boolean =>
        element !== null &&
        element !== app &&
        ((result(element, '__reactProps') as Props)?.dangerouslySetInnerHTML !== undefined ||
          isServerRendered(element.parentElement))
      const sleeping = document.getElementById('reviews')
      const isAsleep = (sleeping?.getBoundingClientRect().top ?? 0) > innerHeight + sleepsBelow
      const isTaken = (element: Element) =>
        result(element, '__reactProps') !== undefined ||
        (isAsleep && sleeping?.contains(element)) ||
        isServerRendered(element)
      const actable = app.querySelectorAll('a[href], button, input, select, textarea, summary, form')
      // A console is drawn in the browser alone, by Preact: whatever stands in it is taken.
      const isConsole = Object.hasOwn(app, '__k')
      if (!isConsole && (result(app, '__reactContainer') === undefined || ![...actable].every(isTaken)))
        return false
      return scheduler.postTask(() => true, { priority: 'background' })
    },
    sleepsBelow,
    { timeout: 30_000 },
  )
}

/** Waits until a cart or checkout shows the browser's basket in place of the server's rendering. */
export const awaitBasket = (page: Page): Promise<void> => page.locator('[data-live]').waitFor()
