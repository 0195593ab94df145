import type { Page } from '@playwright/test'

/** Moments and days of a page, such as '5 Mar 2024, 14:05', that are on more than one line. */
export async function brokenMoments(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      for (const { 0: moment, index } of (node.nodeValue ?? '').matchAll(
        /\d{1,2}\s[A-Z][a-z]{2,3}\s\d{4}(?:,\s\d\d:\d\d)?/g,
      )) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + moment.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(moment)
      }
    return found
  })
}
