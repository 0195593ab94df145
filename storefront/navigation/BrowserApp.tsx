import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { documentTitle } from '../../shared/pages/page-frame-data.ts'
import { App, type Arrival } from '../App.tsx'
import { BasketPlace } from '../basket/BasketPlace.tsx'
import { showGateOf } from '../frame/gates/load-gates.ts'
import { announce } from '../ui/core/announce.ts'
import { markHydrated } from '../ui/core/mark-hydrated.ts'
import type { PageView } from './page-view.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { takeOverNavigation } from './take-over-navigation.ts'

type Props = { firstView: PageView }

/** The application in the browser: the first page as the server drew it, then every page after it. */
export function BrowserApp({ firstView }: Props): ReactNode {
  const [{ view, pageNumber }, setShown] = useState({ view: firstView, pageNumber: 0 })
  const [arrival, setArrival] = useState<Arrival>('here')
  const first = useRef(firstView)

  useEffect(() => {
    const stopPrefetching = prefetchLinks()
    const stopNavigating = takeOverNavigation(first.current, {
      onSlow: () => setArrival('slow'),
      onFailed: () => setArrival('failed'),
      show: (next, inPlace) => {
        flushSync(() => {
          setShown((shown) => ({ view: next, pageNumber: shown.pageNumber + (inPlace ? 0 : 1) }))
          setArrival('here')
        })
        document.title = documentTitle(next.payload.data.title)
      },
      announce: (next) => announce(next.payload.data.title),
    })
    return () => {
      stopPrefetching()
      stopNavigating()
    }
  }, [])

  useEffect(markHydrated, [])
  useEffect(emitCarouselsReady, [])
  useEffect(() => showGateOf(view.payload.route), [view.payload.route])

  return (
    <App payload={view.payload} page={view.page} pageNumber={pageNumber} arrival={arrival}>
      <BasketPlace />
    </App>
  )
}

/**
 * Announces that carousels can be turned: once, after the page has loaded (CONST-49). Everything comes from
 * our own build, so no vendor script has to be waited for (C-43).
 */
function emitCarouselsReady(): void {
  if (document.readyState === 'complete') emit()
  else window.addEventListener('load', emit, { once: true })
}

const emit = () => window.dispatchEvent(new CustomEvent('dray:carousel-ready'))
