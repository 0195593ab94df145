import type { Page } from '@playwright/test'

/**
 * What can be pressed and is smaller than a side of so many pixels, as the finger finds it: the label of a tick belongs
 * to it, and so does what a button adds around itself. Links within a sentence are let through (WCAG 2.5.8).
 */
export function smallTargets(page: Page, side: number): Promise<string[]> {
  return page.evaluate(measureTargets, side)
}

/** Runs in the page, so that everything it needs is within it. */
function measureTargets(least: number): string[] {
  const targets =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]'
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(targets)) {
    const isTick = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)
    const area = (isTick ? element.labels?.[0] : undefined) ?? element
    const box = area.getBoundingClientRect()
    const isSeen =
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert]') === null &&
      getComputedStyle(element).clipPath === 'none' &&
      box.width > 1 &&
      box.height > 1
    if (!isSeen || (Math.round(box.width) >= least && Math.round(box.height) >= least)) continue

    // An inline link with words of the same sentence around it
    const sentence = element.closest('p, li, dd, td, label') ?? element.parentElement!
    const words = (sentence.textContent ?? '').replace(element.textContent ?? '', '').trim()
    const isInline = element.tagName === 'A' && getComputedStyle(element).display === 'inline'
    if (isInline && words !== '' && element.closest('nav') === null) continue

    // How far from its middle it answers, to the sides and up and down
    area.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = area.getBoundingClientRect()
    const [wide, high] = [[1, 0] as const, [0, 1] as const].map(([dx, dy]) =>
      [1, -1]
        .map((way) => {
          let far = 0
          for (; far < least; far += 0.5) {
            const x = left + width / 2 + way * dx * (far + 0.5)
            const y = top + height / 2 + way * dy * (far + 0.5)
            const at = document.elementFromPoint(x, y)
            if (at === null || (!area.contains(at) && at.closest('label') !== area)) break
          }
          return far
        })
        .reduce((sum, far) => sum + far, 0),
    )
    const reach = [Math.max(width, wide!), Math.max(height, high!)].map(Math.round)
    if (Math.min(...reach) < least) found.push(`${reach.join(' × ')}: ${element.outerHTML.slice(0, 160)}`)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return found
}
