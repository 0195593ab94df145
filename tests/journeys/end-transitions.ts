import type { Page } from '@playwright/test'

/**
 * Ends every fade at once: a colour on its way from one theme to the other is neither. Not waited for, because a
 * transition below the screen may never tell that it is over.
 */
export async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  })
}
