import type { Page } from '@playwright/test'

/** Elements that overflow the screen's right edge without a scrolling or clipping container. */
export function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const holds = getComputedStyle(element).overflowX !== 'visible'
      if (holds && element.getBoundingClientRect().right <= innerWidth + 1) element.dataset['held'] = ''
    }
    const tooWide = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []
    const over = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().right > innerWidth + 1 &&
        element.closest('[data-held]') === null,
    )
    return [...tooWide, ...over.map((element) => element.outerHTML.slice(0, 120))]
  })
}
