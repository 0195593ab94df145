import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** The small form of axe: half of the text that a browser has to read, with the same rules. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The violations that axe finds on a page, by rule. Axe runs in the page's own frame (frames of other origins are not
 * ours), loads once into a page, and returns violations alone. Hidden gates leave the document meanwhile: axe takes the
 * first link of all, seen or not, for the one that a skip link must precede.
 */
export async function findViolations(
  page: Page,
  only: NonNullable<RunOptions['runOnly']>,
): Promise<AxeResults['violations']> {
  const isThere = await page.evaluate(() => 'axe' in window)
  // An expression without an answer: what axe leaves behind cannot be sent.
  if (!isThere) await page.evaluate(`${source};undefined`)
  return page.evaluate(async (runOnly) => {
    // What lies half under the header that stays counts as too small.
    scrollTo({ top: 0, behavior: 'instant' })
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const unseen = [...document.querySelectorAll('dialog[data-layer]')].filter(
      (gate) => !gate.checkVisibility(),
    )
    const places = unseen.map((gate) => {
      const place = document.createComment('')
      gate.replaceWith(place)
      return { gate, place }
    })
    try {
      const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], iframes: false })
      return violations
    } finally {
      for (const { gate, place } of places) place.replaceWith(gate)
    }
  }, only)
}
