import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { OwnIds } from './use-id.ts'

/** What the server gives for rendering parts of pages once; `Stored` is how it holds one. */
export type PartStore<Stored> = {
  /** Null where the object is not one that lasts: then its part is rendered with the page. */
  segment: (owner: object, name: string, render: () => string) => Stored | null
  /** The same of what so many pages show that it is compressed by itself. */
  constant: (owner: object, name: string, render: () => string) => Stored | null
  text: (key: string, render: () => string) => string
}

type Rendering = {
  store: PartStore<unknown>
  render: (part: ReactNode) => string
  found: unknown[]
}

type Props = {
  /** The one object that the part shows, or a key that says all that it shows. */
  of: object | string
  /** The part, with whatever else it depends on. */
  as: string
  /** Unique on a page, for the ids within. */
  id: string
  /** Long, and the same on most pages. */
  isConstant?: boolean
  /** The part itself: called where it is not stored. */
  children: () => ReactElement
}

let rendering: Rendering | null = null

/**
 * A part of a page that shows one object and nothing else. The server renders it once and reuses its HTML in every page
 * that shows the object (docs/performance.md); the browser renders it as any other.
 */
export function RenderedOnce({ of, as, id, isConstant = false, children }: Props): ReactNode {
  const whole = () => <OwnIds prefix={id}>{children()}</OwnIds>
  if (!import.meta.env.SSR || rendering === null) return whole()
  const { store, found } = rendering
  const renderPart = () => renderedApart(whole())
  const part =
    typeof of === 'string'
      ? store.text(`${as} ${of}`, renderPart)
      : store[isConstant ? 'constant' : 'segment'](of, as, renderPart)
  if (part === null) return whole()
  return createElement(mark, { n: found.push(part) - 1 })
}

type Small = {
  /** Unique on a page, and says all that the part shows but its figure. */
  key: string
  /** A number that the part shows once and that is another on most pages. */
  figure: number
  part: (figure: number | string) => ReactElement
}

/** Stands in a stored part where its figure comes: no text has it, as PostgreSQL stores none that does. */
const figurePlace = '\0'

/** Small parts side by side, without ids, for the server: each is rendered once, and all of them leave one mark. */
export function eachRenderedOnce(as: string, parts: readonly Small[]): ReactNode {
  if (rendering === null)
    return parts.map(({ key, figure, part }) => <Fragment key={key}>{part(figure)}</Fragment>)
  const { store, found } = rendering
  let html = ''
  for (const { key, figure, part } of parts)
    html += store
      .text(`${as} ${key}`, () => renderedApart(part(figurePlace)))
      .replace(figurePlace, String(figure))
  return createElement(mark, { n: found.push(html) - 1 })
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
const marks = /<dray-part n="(\d+)"><\/dray-part>/

/** Runs the rendering of a page, and returns its HTML as it comes between the parts, and the parts. */
export function withParts<Stored>(
  store: PartStore<Stored>,
  render: Rendering['render'],
  page: () => string,
): (string | Stored)[] {
  const found: (string | Stored)[] = []
  rendering = { store, render, found }
  try {
    return page()
      .split(marks)
      .map((piece, at) => (at % 2 === 0 ? piece : found[Number(piece)]!))
  } finally {
    rendering = null
  }
}
