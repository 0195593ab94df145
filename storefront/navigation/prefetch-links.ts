import { isPageUrl } from './page-urls.ts'
import { prefetchView } from './page-view.ts'

/** How long a pointer rests on a link before we believe it. */
const restMs = 65

/** Fetches a page while the pointer still rests on its link. Returns a function that stops it. */
export function prefetchLinks(): () => void {
  let timer: number | undefined

  function onPointerOver(event: PointerEvent): void {
    window.clearTimeout(timer)
    const link = linkUnder(event)
    if (link) timer = window.setTimeout(() => prefetchView(link.href), restMs)
  }

  document.addEventListener('pointerover', onPointerOver, { passive: true })
  document.addEventListener('touchstart', onTouchStart, { passive: true })
  return () => {
    window.clearTimeout(timer)
    document.removeEventListener('pointerover', onPointerOver)
    document.removeEventListener('touchstart', onTouchStart)
  }
}

function onTouchStart(event: TouchEvent): void {
  const link = linkUnder(event)
  if (link) prefetchView(link.href)
}

function linkUnder(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  // Opening some changes something: a subscription, and the view of lists that is remembered (CONST-10)
  if (!link?.href || link.target || link.download || /unsub|view=/.test(link.href)) return null
  const url = new URL(link.href)
  const isHere = url.pathname === location.pathname && url.search === location.search
  return isPageUrl(url) && !isHere ? link : null
}
