import type { BrowserContext, Page } from '@playwright/test'

/** How far below the screen a part of a page may sleep until it comes near (storefront/reviews/BeerReviews.tsx), in pixels. */
const sleepsBelow = 600

/**
 * Lets every page of this context, popups too, come to life before a journey acts: goto, reload, goBack and goForward
 * end when the page runs. Who gives `waitUntil` an earlier state acts on the page as it then is.
 */
export function awaitEveryPage(context: BrowserContext): void {
  context.on('page', (page) => {
    const { goto, reload, goBack, goForward } = page
    const running = async <Answer>(answer: Promise<Answer>, isGiven: boolean): Promise<Answer> => {
      const kept = await answer
      if (!isGiven) await awaitRunning(page)
      return kept
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
 * Waits until React has taken over whatever can be acted upon and has nothing left to do: before that links and forms do
 * what plain ones do. What is no page of the application, or has no scripts, is as it will be. (An idle callback would
 * never come where a journey has stopped the clock.)
 */
async function awaitRunning(page: Page): Promise<void> {
  await page.waitForFunction(
    (sleepsBelow) => {
      const app = document.getElementById('app')
      if (app === null || document.documentElement.dataset['scripts'] === undefined) return true
      type Props = { dangerouslySetInnerHTML?: unknown } | undefined
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- what runs in the page brings all it needs
      const kept = (element: Element, name: string): unknown => {
        const key = Object.keys(element).find((key) => key.startsWith(name))
        return key && (element as unknown as Record<string, unknown>)[key]
      }
      const isServerDrawn = (element: Element | null): boolean =>
        element !== null &&
        element !== app &&
        ((kept(element, '__reactProps') as Props)?.dangerouslySetInnerHTML !== undefined ||
          isServerDrawn(element.parentElement))
      const sleeping = document.getElementById('reviews')
      const isAsleep = (sleeping?.getBoundingClientRect().top ?? 0) > innerHeight + sleepsBelow
      const isTaken = (element: Element) =>
        kept(element, '__reactProps') !== undefined ||
        (isAsleep && sleeping?.contains(element)) ||
        isServerDrawn(element)
      const actable = app.querySelectorAll('a[href], button, input, select, textarea, summary, form')
      if (kept(app, '__reactContainer') === undefined || ![...actable].every(isTaken)) return false
      return scheduler.postTask(() => true, { priority: 'background' })
    },
    sleepsBelow,
    { timeout: 30_000 },
  )
}

/** Waits until a cart or checkout has the basket itself in place of what the server drew of it. */
export const awaitBasket = (page: Page): Promise<void> => page.locator('[data-live]').waitFor()
