import type { Page } from '@playwright/test'

/**
 * Ends every fade at once: a colour in transition between two themes belongs to neither. It does not wait for
 * transitions, because one below the screen may never report its end. An inherited colour starts its own fade when its
 * parent's ends, so this repeats until nothing fades, at most as often as the page is deep.
 */
export async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let round = 0; round < 50; round += 1) {
      const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      if (fading.length === 0) return
      for (const fade of fading) fade.finish()
    }
  })
}
