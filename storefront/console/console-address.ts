const listeners = new Set<() => void>()
const emit = () => listeners.forEach((listener) => listener())

/** The first part of a console's addresses. */
export type ConsoleRoot = '/sell' | '/admin'

/** Shows another page of the console; `replace` leaves no step to go back to. */
export function goTo(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  emit()
}

/** The present address with some of its query changed; null takes a name out. */
export function addressWith(
  query: URLSearchParams,
  change: Readonly<Record<string, string | null>>,
  path: string = location.pathname,
): string {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(change))
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  const text = next.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Follows links within the console without a new document. Returns a function that stops it. */
export function followLinks(root: ConsoleRoot): () => void {
  const onClick = (event: MouseEvent) => follow(event, root)
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

function follow(event: MouseEvent, root: ConsoleRoot): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented || event.button !== 0 || isModified(event)) return
  const url = new URL(link.href)
  const isHere =
    url.origin === location.origin && (url.pathname === root || url.pathname.startsWith(`${root}/`))
  if (!isHere || link.target !== '' || link.hasAttribute('download')) return
  // A part of this page is the browser's own to scroll to.
  if (url.hash !== '' && url.pathname + url.search === location.pathname + location.search) return
  event.preventDefault()
  goTo(url.pathname + url.search)
  scrollTo(0, 0)
}

const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey

/** Calls the listener whenever the address has changed. Returns a function that stops it. */
export function watchAddress(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** The parts of a path, decoded where they can be. */
export const pathParts = (path: string): string[] => path.split('/').filter(Boolean).map(decode)

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
