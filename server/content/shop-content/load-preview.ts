import {
  type PreviewPage,
  type ShopEntry,
  shownOn,
  type TextPage,
} from '../../../shared/pages/shop-entries.ts'
import type { PageData, RouteName } from '../../../shared/pages/page-payload.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { BeerPageDeps } from '../../catalogue/beers/beer-page.ts'
import { loadProductList } from '../../catalogue/beers/product-list-page.ts'
import { findGroups } from '../../catalogue/groups/find-groups.ts'
import { loadProductDetail } from '../../catalogue/groups/group-beer-page.ts'
import { loadGroupPage, type NextRunOf } from '../../catalogue/groups/group-page.ts'
import type { PageHead, PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { type HomeDeps, loadHome } from '../../engagement/home/home-page.ts'
import { hubsPage } from '../information/collection-locations-page.ts'
import { loadShippingFaq } from '../information/shipping-faq-page.ts'
import { loadPrivacyPolicy, loadTerms } from './legal-pages.ts'

export type PreviewDeps = HomeDeps & BeerPageDeps & { nextRunOf: NextRunOf }
type LoadPreviewView = { route: RouteName; data: PageData[RouteName]; head: PageHead }
type Load = (deps: PreviewDeps, request: PageRequest) => Promise<LoadPreviewView | null>

/** Every page that a preview shows, as its own loader makes it; null for a shop without such a page. */
const pages: Record<PreviewPage | TextPage, Load> = {
  home: async (...asked) => shown('home', await loadHome(...asked)),
  list: async (deps, request) =>
    shown('productList', await loadProductList(deps, { ...request, path: paths.shop })),
  beer: loadNewestBeer,
  group: loadFirstGroup,
  terms: async (...asked) => shown('termsAndConditions', await loadTerms(...asked)),
  privacy: async (...asked) => shown('privacyPolicy', await loadPrivacyPolicy(...asked)),
  faq: async (...asked) => shown('shippingFaq', await loadShippingFaq(...asked)),
  hubs: async (...asked) => shown('collectionLocations', await hubsPage(...asked)),
}

type LoadPreviewInput = { entry: ShopEntry; page: PreviewPage; publicUrl: string }

/** The page on which an entry is looked at, with its route: its own where it has one, else the one that is asked for. */
export function loadPreview(
  deps: PreviewDeps,
  { entry, page, publicUrl }: LoadPreviewInput,
): Promise<LoadPreviewView | null> {
  const own = shownOn(entry)
  const load = pages[own === null || own === 'mail' || own === 'home' ? page : own]
  return load(deps, { path: '/', params: {}, query: new URLSearchParams(), publicUrl })
}

/** The beer that the list of all beers begins with. */
async function loadNewestBeer(deps: PreviewDeps, request: PageRequest): Promise<LoadPreviewView | null> {
  const list = await loadProductList(deps, { ...request, path: paths.shop })
  const beer = list.kind === 'page' ? list.data.listing.beers[0] : undefined
  if (beer === undefined) return null
  const asked = { ...request, path: beer.href, params: { beerId: beer.id } }
  return shown('productDetailV2', await loadProductDetail(deps, asked))
}

async function loadFirstGroup(deps: PreviewDeps, request: PageRequest): Promise<LoadPreviewView | null> {
  const [group] = (await findGroups(deps.database, { page: 1, pageSize: 1 })).groups
  if (group === undefined) return null
  const asked = { ...request, path: paths.group(group.slug), params: { slug: group.slug } }
  return shown('productList', await loadGroupPage(deps, asked))
}

const shown = <R extends RouteName>(route: R, page: PageResult<R>): LoadPreviewView | null =>
  page.kind === 'page' ? { route, data: page.data, head: page.head } : null
