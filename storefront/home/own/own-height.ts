const key = 'dray-own-home'

/** Stores how high the client's part of the home page is at this width, as the custom properties that early.ts sets on the root. */
export function storeOwnHeight(height: number): void {
  const isNarrow = innerWidth < 1024
  try {
    const pattern = isNarrow ? /--own-wide:\d+px/ : /--own-narrow:\d+px/
    const other = pattern.exec(localStorage.getItem(key) ?? '')
    const own = `--own-${isNarrow ? 'narrow' : 'wide'}:${Math.ceil(height)}px`
    localStorage.setItem(key, other === null ? own : `${own};${other[0]}`)
  } catch {
    // Without storage the usual space is reserved.
  }
}
