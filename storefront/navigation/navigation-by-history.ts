/** An entry of the history, as much of it as the storefront reads. */
type Entry = { key: string; url: string }
type Place = { x: number; y: number }
/** What `history.state` has of an entry: its key and, once the visitor went on from it, where they were. */
type EntryState = { key: string; place?: Place }
type Interception = { handler: () => Promise<void>; scroll: 'manual' | 'after-transition' }
type Kind = 'push' | 'replace' | 'traverse'

/**
 * The part of the Navigation API that the storefront uses, on the History API: for Safari before 26.2 and Firefox before 147.
 * Links and GET forms raise `navigate` before the address changes, Back and Forward after it. What no listener intercepts
 * loads a document.
 */
class HistoryNavigation extends EventTarget {
  currentEntry: Entry = { key: stateOfEntry().key, url: location.href }
  readonly #places = new Map<string, Place>()
  #running = new AbortController()

  constructor() {
    super()
    // A document that is loaded again finds its place by the browser.
    window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
    window.addEventListener('popstate', () => this.#traverse())
    window.addEventListener('click', (click) => this.#follow(click))
    window.addEventListener('submit', (submit) => this.#send(submit))
  }

  #follow(click: MouseEvent): void {
    const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = click
    if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
    const link = (click.target as Element).closest('a[href]')
    if (!(link instanceof HTMLAnchorElement) || (link.target !== '' && link.target !== '_self')) return
    this.#open(click, new URL(link.href), link.hasAttribute('download') ? link.download : null)
  }

  #send(submit: SubmitEvent): void {
    const form = submit.target as HTMLFormElement
    const submitter = submit.submitter as HTMLButtonElement | null
    const method = submitter?.getAttribute('formmethod') ?? form.method
    if (submit.defaultPrevented || method !== 'get' || form.target) return
    const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
    const to = new URL(action, location.href)
    const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])
    to.search = String(new URLSearchParams(fields))
    this.#open(submit, to, null)
  }

  /** A navigation that starts in the page: the address changes once a listener has intercepted it. */
  #open(cause: Event, to: URL, downloadRequest: string | null): void {
    const kind = to.href === location.href ? 'replace' : 'push'
    const entry = { key: crypto.randomUUID(), url: to.href }
    const interception = this.#raise(entry, kind, downloadRequest)
    const place = this.#leave()
    if (interception === null) return
    cause.preventDefault()
    history.scrollRestoration = 'manual'
    if (kind === 'push') {
      history.replaceState({ key: this.currentEntry.key, place }, '')
      history.pushState({ key: entry.key }, '', to)
    } else history.replaceState({ key: entry.key }, '', to)
    void this.#goOn(entry, interception, to.hash === '' ? { x: 0, y: 0 } : null)
  }

  #traverse(): void {
    // A hash that was followed has moved the page already.
    if (history.state !== null) this.#leave()
    const { key, place: stored = null } = stateOfEntry()
    const entry = { key, url: location.href }
    const [from, to] = [this.currentEntry.url, entry.url].map((url) => url.split('#')[0])
    const place = this.#places.get(key) ?? stored
    const interception = this.#raise(entry, 'traverse', null)
    if (interception !== null) void this.#goOn(entry, interception, place)
    else if (from !== to) location.reload()
    else {
      this.#enter(entry)
      if (place !== null) scrollTo(place.x, place.y)
    }
  }

  /** Notifies the listeners. Returns what the one that intercepts it has given. */
  #raise(entry: Entry, navigationType: Kind, downloadRequest: string | null): Interception | null {
    const from = new URL(this.currentEntry.url)
    const to = new URL(entry.url)
    let interception: Interception | null = null
    const isElsewhere = from.origin !== to.origin
    const hashChange =
      !isElsewhere && from.pathname + from.search === to.pathname + to.search && to.hash !== from.hash
    const signals = hashChange || downloadRequest !== null ? this.#running : new AbortController()
    const event = Object.assign(new Event('navigate'), {
      navigationType,
      downloadRequest,
      hashChange,
      canIntercept: !isElsewhere,
      destination: entry,
      formData: null,
      signal: signals.signal,
      intercept: (given: Interception) => (interception = given),
    })
    this.dispatchEvent(event)
    if (interception === null) return null
    this.#running.abort()
    this.#running = signals
    return interception
  }

  async #goOn(entry: Entry, { handler, scroll }: Interception, place: Place | null): Promise<void> {
    const { signal } = this.#running
    this.#enter(entry)
    await handler()
    if (signal.aborted || scroll === 'manual') return
    const named = document.getElementById(decodeURIComponent(new URL(entry.url).hash.slice(1)))
    if (place !== null) scrollTo(place.x, place.y)
    else if (named !== null) named.scrollIntoView()
    else scrollTo(0, 0)
  }

  #leave(): Place {
    const place = { x: scrollX, y: scrollY }
    this.#places.set(this.currentEntry.key, place)
    return place
  }

  #enter(entry: Entry): void {
    this.currentEntry = entry
    this.dispatchEvent(new Event('currententrychange'))
  }
}

/** An entry that the browser made, by a new document or a hash, has no key before. */
function stateOfEntry(): EntryState {
  const known = history.state as EntryState | null
  if (known?.key !== undefined) return known
  const state = { key: crypto.randomUUID() }
  history.replaceState(state, '')
  return state
}

Object.assign(window, { navigation: new HistoryNavigation() })
