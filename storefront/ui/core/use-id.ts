import { createContext, createElement, type ReactNode, useContext, useState } from 'react'

/** Names the ids of a part, and the parts in it. */
type Scope = { nextId: () => string; nextPart: () => string }

/** The ids of what has a root of its own. */
const IdScope = createContext(scopeOf('own'))

/** An id for elements of a component: the same on the server and in the browser, and unique on a page. */
export function useId(): string {
  const scope = useContext(IdScope)
  const [id] = useState(scope.nextId)
  return id
}

type Props = {
  /** Unique on a page; without it the part has a number after the prefix around it. */
  prefix?: string
  children: ReactNode
}

/**
 * A part that counts its ids by itself. Every part that the server renders apart or alone, or the browser later than the
 * page, is one: else the ids after it would differ between the two.
 */
export function OwnIds({ prefix, children }: Props): ReactNode {
  const outer = useContext(IdScope)
  const [scope] = useState(() => scopeOf(prefix ?? outer.nextPart()))
  return createElement(IdScope.Provider, { value: scope }, children)
}

function scopeOf(prefix: string): Scope {
  let ids = 0
  let parts = 0
  return { nextId: () => `${prefix}-${ids++}`, nextPart: () => `${prefix}.${parts++}` }
}
