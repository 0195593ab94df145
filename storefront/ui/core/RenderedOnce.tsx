import { createContext, createElement, Fragment, type ReactElement, type ReactNode, use } from 'react'

/** What the server gives for rendering parts of pages once; `Stored` is how it holds one. */
export type PartStore<Stored> = {
  /** Undefined before the first rendering; null where the object is not one that lasts, and so has no parts. */
  find: (owner: object, name: string) => Stored | null | undefined
  /** A constant is shown by so many pages that it is compressed on its own. */
  add: (owner: object, name: string, html: string, isConstant: boolean) => Stored
  text: (key: string, render: () => string) => string
}

/** A part that the page shows: stored before, or rendered in its place now. */
type Part = { stored: unknown } | { of: object; as: string; isConstant: boolean }

type Rendering = {
  store: PartStore<unknown>
  render: (part: ReactNode) => string
  parts: Part[]
}

type Props = {
  /** The one object that the part shows. */
  of: object
  /** The part, with whatever else it depends on. */
  as: string
  /** Long, and the same on most pages. */
  isConstant?: boolean
  /** The part itself: called where it is not stored. */
  children: () => ReactElement
}

let rendering: Rendering | null = null

/** A part within a part belongs to the outer one. */
const WithinPart = createContext(false)

/**
 * A part of a page that shows one object and nothing else. The server renders it once and reuses its HTML in every page
 * that shows the object (docs/performance.md); the browser renders it as any other. It is rendered in its place, since
 * React derives ids from the place: a part that can be at several places contains none.
 */
export function RenderedOnce({ of, as, isConstant = false, children }: Props): ReactNode {
  if (!import.meta.env.SSR || rendering === null || use(WithinPart)) return children()
  const { store, parts } = rendering
  const stored = store.find(of, as)
  if (stored === null) return children()
  if (stored !== undefined) return createElement(mark, { n: parts.push({ stored }) - 1 })
  return createElement(
    mark,
    { n: parts.push({ of, as, isConstant }) - 1 },
    createElement(WithinPart, { value: true }, children()),
  )
}

type Small = {
  /** Unique on a page, and says all that the part shows but its figure. */
  key: string
  /** A number that the part shows once and that is another on most pages. */
  figure: number
  part: (figure: number | string) => ReactElement
}

/** Placeholder in a stored part where its figure comes: no text has it, as PostgreSQL stores none that does. */
const figurePlace = '\0'

/** Small parts side by side, without ids, for the server: each is rendered once, and all of them leave one mark. */
export function eachRenderedOnce(as: string, parts: readonly Small[]): ReactNode {
  if (rendering === null)
    return parts.map(({ key, figure, part }) => <Fragment key={key}>{part(figure)}</Fragment>)
  const { store, parts: found } = rendering
  let html = ''
  for (const { key, figure, part } of parts)
    html += store
      .text(`${as} ${key}`, () => renderedApart(part(figurePlace)))
      .replace(figurePlace, String(figure))
  return createElement(mark, { n: found.push({ stored: html }) - 1 })
}

/** What is inside a part is the part's own. */
function renderedApart(part: ReactElement): string {
  const outer = rendering!
  rendering = null
  try {
    return outer.render(part)
  } finally {
    rendering = outer
  }
}

const mark = 'dray-part'
const marks = /<dray-part n="(\d+)">(.*?)<\/dray-part>/s
/** Of a boundary whose content failed. */
const failed = '<!--$!-->'

/** Runs the rendering of a page, and returns its HTML as it comes between the parts, and the parts. */
export function withParts<Stored>(
  store: PartStore<Stored>,
  render: Rendering['render'],
  page: () => string,
): (string | Stored)[] {
  const parts: Part[] = []
  rendering = { store, render, parts }
  try {
    const pieces: (string | Stored)[] = []
    const texts = page().split(marks)
    for (let at = 0; at + 2 < texts.length; at += 3) {
      const part = parts[Number(texts[at + 1])]!
      const html = texts[at + 2]!
      pieces.push(texts[at]!)
      if ('stored' in part) pieces.push(part.stored as string | Stored)
      else pieces.push(html.includes(failed) ? html : store.add(part.of, part.as, html, part.isConstant))
    }
    return [...pieces, texts.at(-1)!]
  } finally {
    rendering = null
  }
}
