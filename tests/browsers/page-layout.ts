import type { DrivenPage } from './driven-page.ts'

/** A page's layout, coarsely: what an engine must agree on with the others. */
export type Layout = {
  /** What is wider than the page, and fields with letters so small that iOS zooms into them. */
  overflow: string[]
  height: number
  /** Boxes of the parts of `main`, each with its name: left and width from the page's left edge, and height. */
  parts: { name: string; left: number; width: number; height: number }[]
}

export async function measureLayout(page: DrivenPage): Promise<Layout> {
  // Parts with an estimated height are laid out, which takes WebKit some frames
  const readHeight = () =>
    page.evaluate(() => {
      document.documentElement.dataset['whole'] = ''
      // Where they do not grow with their text, they are higher
      for (const box of document.querySelectorAll('textarea')) box.style.blockSize = '120px'
      return document.documentElement.scrollHeight
    })
  for (let last = 0, height = await readHeight(); height !== last; height = await readHeight()) {
    last = height
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  return page.evaluate(() => {
    const round = Math.round
    // The inner width of a phone's window grows with what is wider than the page.
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { width, right } = element.getBoundingClientRect()
      if (width === 0 || right <= clientWidth + 1) return false
      for (let above = element.parentElement; above !== null; above = above.parentElement)
        if (getComputedStyle(above).overflowX !== 'visible') return false
      return getComputedStyle(element).visibility === 'visible'
    })
    const typed = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), select, textarea'
    const smallFields = [...document.querySelectorAll<HTMLElement>(typed)].filter(
      (field) => field.offsetHeight > 0 && Number.parseFloat(getComputedStyle(field).fontSize) < 16,
    )
    const isScrolled = scrollWidth > clientWidth
    const main = document.querySelector('main') ?? document.body
    const parts = main.querySelectorAll<HTMLElement>('h1, h2, section, article, form, tr, table, button, img')
    return {
      overflow: [
        ...(isScrolled ? ['the page scrolls sideways'] : []),
        ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
        ...smallFields.slice(0, 5).map((field) => `iOS zooms into ${field.outerHTML.slice(0, 120)}`),
      ],
      height: round(main.getBoundingClientRect().height),
      parts: [...parts]
        .filter((part) => part.getBoundingClientRect().height > 0)
        .slice(0, 80)
        .map((part) => {
          const { left, width, height } = part.getBoundingClientRect()
          const words = (part.getAttribute('aria-label') ?? part.textContent).replaceAll(/\s+/g, ' ').trim()
          const name = `${part.tagName.toLowerCase()} ${words.slice(0, 30)}`.trim()
          return { name, left: round(left), width: round(width), height: round(height) }
        }),
    }
  })
}

/** Letters differ a little from engine to engine, and a line more or less may follow from that. */
const tolerance = { share: 0.12, px: 64 }

const isClose = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(tolerance.px, other * tolerance.share)

/**
 * Where a layout differs from Chromium's by more than letters can explain. Parts are compared where both have them. A page that
 * lists what other journeys have done grows with them.
 */
export function layoutDifferences(layout: Layout, chromium: Layout, grows: boolean): string[] {
  const inBoth = layout.parts.flatMap((part) => {
    const other = chromium.parts.filter(({ name }) => name === part.name)
    return other.length === 1 ? [{ part, other: other[0]! }] : []
  })
  return [
    ...(grows || isClose(layout.height, chromium.height)
      ? []
      : [`main is ${layout.height} px high instead of ${chromium.height}`]),
    ...inBoth.flatMap(({ part, other }) =>
      (['left', 'width', 'height'] as const)
        .filter((side) => !isClose(part[side], other[side]))
        .map((side) => `${side} of ${part.name} is ${part[side]} px instead of ${other[side]}`),
    ),
  ]
}
