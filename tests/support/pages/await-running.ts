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
 * Waits until Preact has hydrated all interactive parts and is idle: before that, links and forms act as plain ones.
 * Other documents, and those without scripts, need no wait. (An idle callback would never fire in a journey that has
 * stopped the clock.)
 */
async function awaitRunning(page: Page): Promise<void> {
  await page.waitForFunction(
    (sleepsBelow) => {
      const app = document.getElementById('app')
      if (app === null || document.documentElement.dataset['scripts'] === undefined) return true
      type Node = {
        type: unknown
        props?: { dangerouslySetInnerHTML?: unknown }
        __e: Element
        __k: (Node | null)[]
      }
      const taken = new Set<Element>()
      const serverRendered: Element[] = []
      const visit = (node: Node | null | undefined) => {
        if (typeof node?.type === 'string') taken.add(node['__e'])
        if (node?.props?.dangerouslySetInnerHTML !== undefined) serverRendered.push(node['__e'])
        for (const child of node?.['__k'] ?? []) visit(child)
      }
      // Where Preact keeps what it has drawn or taken over.
      visit((app as unknown as { __k?: Node })['__k'])
      const sleeping = document.getElementById('reviews')
      const isAsleep = (sleeping?.getBoundingClientRect().top ?? 0) > innerHeight + sleepsBelow
      const isTaken = (element: Element) =>
        taken.has(element) ||
        (isAsleep && sleeping?.contains(element)) ||
        serverRendered.some((part) => part.contains(element))
      const actable = app.querySelectorAll('a[href], button, input, select, textarea, summary, form')
      if (taken.size === 0 || ![...actable].every(isTaken)) return false
      return scheduler.postTask(() => true, { priority: 'background' })
    },
    sleepsBelow,
    { timeout: 30_000 },
  )
}

/** Waits until a cart or checkout shows the browser's basket in place of the server's rendering. */
export const awaitBasket = (page: Page): Promise<void> => page.locator('[data-live]').waitFor()
