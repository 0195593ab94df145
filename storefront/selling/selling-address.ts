import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const emit = () => listeners.forEach((listener) => listener())

/** Path and query of the console's page, as it changes without a new document. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.pathname + location.search)
}

/** Shows another page of the console; `replace` leaves no step to go back to. */
export function goTo(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  emit()
}

/** A query with some of its values changed, '?' included; null takes a value out. */
export function queryWith(query: URLSearchParams, change: Record<string, string | null>): string {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(change))
    if (value === null) next.delete(name)
    else next.set(name, value)
  const text = next.toString()
  return text === '' ? '' : `?${text}`
}

/** Follows links within the console without a new document. Returns a function that stops it. */
export function followLinks(): () => void {
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented || event.button !== 0 || isModified(event)) return
  const url = new URL(link.href)
  const isHere = url.origin === location.origin && /^\/sell(\/|$)/.test(url.pathname)
  if (!isHere || link.target !== '' || link.hasAttribute('download')) return
  event.preventDefault()
  goTo(url.pathname + url.search)
  scrollTo(0, 0)
}

const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}
