import { useSyncExternalStore } from 'react'
import { viewModeCookieSeconds } from '../../shared/limits/limits.ts'
import type { ListingView } from '../../shared/catalogue/listing-query.ts'
import { createObservable } from '../sync/observable.ts'

/** Chosen on this page, as the cookie may be denied; empty until then. */
const chosen = createObservable((): ListingView | '' => '')

/**
 * Grid or list, as this browser's visitor chose last (SHOP-37, SHOP-38). The server renders what the cookie says; a page
 * from a cache may know an older choice.
 */
export const useListingView = (rendered: ListingView): ListingView =>
  useSyncExternalStore(
    chosen.subscribe,
    () => chosen.read() || (cookieView() ?? rendered),
    () => rendered,
  )

/** Shows a view and stores the choice for the next visit (CONST-10, CONST-11). */
export function chooseView(view: ListingView): void {
  document.cookie = `shopViewMode=${view}; Max-Age=${viewModeCookieSeconds}; Path=/; SameSite=Lax`
  chosen.write(view)
}

function cookieView(): ListingView | null {
  const view = /(?:^|;\s*)shopViewMode=(grid|list)(?:;|$)/.exec(document.cookie)?.[1]
  return view === 'grid' || view === 'list' ? view : null
}
