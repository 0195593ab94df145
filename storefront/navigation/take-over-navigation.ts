import { isPageUrl, isSameList } from './page-urls.ts'
import { fetchView, type PageView } from './page-view.ts'

/** After this time, in milliseconds, the progress bar shows. */
const slowAfterMs = 150
/** Pages that Back and Forward show at once, as they were. */
const mostRemembered = 30

type Screen = {
  /** In place: the same page in another state, whose own state stays. */
  show: (view: PageView, inPlace: boolean) => void
  announce: (view: PageView) => void
  onSlow: () => void
  onFailed: () => void
}

/**
 * Takes over same-origin link clicks and GET forms with the Navigation API: fetches the payload, shows it, and
 * leaves scroll and history to the browser, or to navigation-by-history.ts where the API is missing. Returns a function
 * that stops it.
 */
export function takeOverNavigation(firstView: PageView, screen: Screen): () => void {
  const remembered = new Map<string, PageView>()
  let leaving = false
  remember(firstView)

  function remember(view: PageView): void {
    const key = navigation.currentEntry?.key
    if (key === undefined) return
    remembered.delete(key)
    remembered.set(key, view)
    if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value!)
  }

  function leaveFor(url: string): void {
    leaving = true
    location.assign(url)
  }

  async function go(event: NavigateEvent, to: URL, inPlace: boolean): Promise<void> {
    const left = event.navigationType === 'traverse' ? remembered.get(event.destination.key) : undefined
    const slow = window.setTimeout(screen.onSlow, slowAfterMs)
    try {
      const fetched = left
        ? ({ kind: 'view', view: left, url: to.href } as const)
        : await fetchView(to.href, event.signal)
      if (event.signal.aborted) return
      if (fetched.kind === 'elsewhere') return leaveFor(fetched.url)
      // Laid out at once, so that the browser finds the place where the visitor was. At the same time as the new page
      // (docs/performance.md): the old one would be styled once more, only to go.
      const isFurtherDown = event.navigationType === 'traverse' || to.hash !== ''
      document.documentElement.toggleAttribute('data-whole', isFurtherDown)
      screen.show(fetched.view, inPlace)
      settleAddress(to, fetched.url)
      remember(fetched.view)
      if (inPlace) return
      if (event.navigationType !== 'traverse') focusTop(to)
      screen.announce(fetched.view)
    } catch (error) {
      if (event.signal.aborted) return
      screen.onFailed()
      // fetch fails with a TypeError where there is no connection; anything else is a fault of ours.
      if (!(error instanceof TypeError)) throw error
    } finally {
      window.clearTimeout(slow)
    }
  }

  /** Redirects were followed by fetch; the address bar follows here. */
  function settleAddress(to: URL, url: string): void {
    if (new URL(url).pathname === to.pathname) return
    leaving = true
    history.replaceState(history.state, '', url)
    leaving = false
  }

  function onNavigate(event: NavigateEvent): void {
    const to = new URL(event.destination.url)
    if (leaving || !event.canIntercept || event.hashChange || event.downloadRequest !== null) return
    if (event.formData || event.navigationType === 'reload' || !isPageUrl(to)) return
    const inPlace = event.navigationType !== 'traverse' && isSameList(new URL(location.href), to)
    event.intercept({
      focusReset: 'manual',
      scroll: inPlace ? 'manual' : 'after-transition',
      handler: () => go(event, to, inPlace),
    })
  }

  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}

/** Reading goes on at the new page's content, or at the place that the address names. */
function focusTop(to: URL): void {
  const named = to.hash ? document.getElementById(decodeURIComponent(to.hash.slice(1))) : null
  const target = named ?? document.getElementById('main')
  target?.focus({ preventScroll: true })
}
