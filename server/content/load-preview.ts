import { type ShopEntry, shownOn, type TextPage } from '../../shared/pages/shop-entries.ts'
import type { PageData, RouteName } from '../../shared/pages/page-payload.ts'
import type { PageHead, PageRequest, PageResult } from '../http/page-loading.ts'
import { type HomeDeps, loadHome } from '../home/home-page.ts'
import { hubsPage } from '../information/collection-locations-page.ts'
import { loadShippingFaq } from '../information/shipping-faq-page.ts'
import { loadPrivacyPolicy, loadTerms } from './legal-pages.ts'

type Shown = { route: RouteName; data: PageData[RouteName]; head: PageHead }

/** Every page that a preview shows, as its own loader makes it. */
const pages: Record<'home' | TextPage, (deps: HomeDeps, request: PageRequest) => Promise<Shown>> = {
  home: async (...asked) => shown('home', await loadHome(...asked)),
  terms: async (...asked) => shown('termsAndConditions', await loadTerms(...asked)),
  privacy: async (...asked) => shown('privacyPolicy', await loadPrivacyPolicy(...asked)),
  faq: async (...asked) => shown('shippingFaq', await loadShippingFaq(...asked)),
  hubs: async (...asked) => shown('collectionLocations', await hubsPage(...asked)),
}

/** The page that shows an entry, with its route. */
export function loadPreview(entry: ShopEntry, deps: HomeDeps, publicUrl: string): Promise<Shown> {
  const page = shownOn(entry)
  const load = pages[page === null || page === 'mail' ? 'home' : page]
  return load(deps, { path: '/', params: {}, query: new URLSearchParams(), publicUrl })
}

function shown<R extends RouteName>(route: R, page: PageResult<R>): Shown {
  if (page.kind !== 'page') throw new Error(`The page ${route} is always there.`)
  return { route, data: page.data, head: page.head }
}
