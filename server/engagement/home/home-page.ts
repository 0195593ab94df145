import type { FastifyBaseLogger } from 'fastify'
import { settingDefaults } from '../../../shared/api/settings-api.ts'
import { builtInPhotos } from '../../../shared/pages/built-in-photos.ts'
import { heroSlides } from '../../../shared/pages/heroes.ts'
import { homeBreweryLimit, homeGroupLimit } from '../../../shared/pages/home-page-data.ts'
import { readHomeFlags } from '../../../shared/pages/home-flags.ts'
import { publicImageUrl } from './image-url.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { photoFeed } from '../../../shared/pages/photo-feed.ts'
import { safeHref } from '../../../shared/pages/social-links.ts'
import { recommendAccessories } from '../../catalogue/accessories/recommend-accessories.ts'
import { freshListUntil } from '../../catalogue/beers/fresh-casks.ts'
import { latestReleasesFeed } from '../../catalogue/beers/release-feeds.ts'
import { listBreweryMarks } from '../../catalogue/beers/brewery-marks.ts'
import type { SearchIndex } from '../../catalogue/beers/search-index/search-index.ts'
import { stockTopics } from '../../catalogue/beers/beer-card-view.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { partReader } from '../../platform/http/part-reader.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { featuredGroupView, findFeaturedGroups } from './find-featured-groups.ts'
import { findPromotion, promotionStart, topicsOfPromotion } from './find-promotion.ts'
import { homeJsonLd } from './home-json-ld.ts'
import { loadHomeCarousel } from './load-home-carousel.ts'
import type { BeerStore } from '../../catalogue/beers/beer-store.ts'

const description =
  'Buy beer for your pub or shop straight from independent UK breweries. Fill one pallet from several of them and pay for shipping once.'

const settingsOfHome = [
  'flags',
  'heroes',
  'services',
  'promotion',
  'featured-groups',
  'social-links',
  'photo-feed',
] as const

export type HomeDeps = {
  database: Database
  beers: BeerStore
  searchIndex: SearchIndex
  clock: () => Date
  /** For parts that the page can do without: they are logged and left out. */
  logger: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * The home page. All parts are read together; one that fails is logged and left out, or asked for by the browser, and
 * the page is then not cached. Nothing that a flag switches off is read.
 */
export async function loadHome(deps: HomeDeps, request: PageRequest): Promise<PageResult<'home'>> {
  const { database, searchIndex, logger, clock } = deps
  const { publicUrl } = request
  const now = clock()
  const { read, hasFailed } = partReader(logger)
  const [settings, marks] = await Promise.all([
    read('settings', settingDefaults, () => readSettings(database, ...settingsOfHome)),
    read('breweries', [], () => listBreweryMarks(database)),
  ])
  const flags = readHomeFlags(settings.flags)
  const carouselOf = (name: 'latest' | 'casks' | 'kegs') =>
    flags.latestCarousels ? read(name, null, () => loadHomeCarousel(deps, name, now)) : []
  const [latest, casks, kegs, total, accessories, promotion, groups] = await Promise.all([
    carouselOf('latest'),
    carouselOf('casks'),
    carouselOf('kegs'),
    read('stock', null, async () => (await searchIndex.search({ pageSize: 1 })).total),
    flags.essentialAccessories ? read('accessories', null, () => recommendAccessories(database, [])) : [],
    flags.teamPromotion
      ? read('promotion', null, () => findPromotion(deps, { promotion: settings.promotion, marks, now }))
      : null,
    read('groups', [], () => findFeaturedGroups(database, settings['featured-groups'])),
  ])
  const picture = <T extends string | null>(url: T) => publicImageUrl(url, publicUrl)
  const heroes = heroSlides(settings.heroes).map((hero) => ({ ...hero, imageUrl: picture(hero.imageUrl) }))
  const shown = [latest, casks, kegs].flatMap((beers) => beers ?? [])
  const brewing = marks.filter((mark) => mark.beers > 0)
  const photos = photoFeed(settings['photo-feed'], builtInPhotos)
  const firstPicture = heroes[0]?.imageUrl
  const socialUrls = settings['social-links'].flatMap(({ url }) => safeHref(url) ?? [])
  return {
    kind: 'page',
    data: {
      title: 'Beer from independent breweries, for pubs and shops',
      flags,
      heroes,
      beers: { latest, casks, kegs },
      stock: total === null ? null : { beers: total, breweries: brewing.length },
      accessories,
      services: flags.servicesStrip ? settings.services : [],
      breweries: flags.breweriesLinks
        ? marks.slice(0, homeBreweryLimit).map(({ id, name, href, logoUrl }) => ({ id, name, href, logoUrl }))
        : [],
      promotion: promotion && { ...promotion, imageUrl: picture(promotion.imageUrl) },
      groups: groups.slice(0, homeGroupLimit).map(featuredGroupView),
      photos: {
        ...photos,
        posts: photos.posts.map((post) => ({
          ...post,
          imageUrl: publicImageUrl(post.imageUrl, publicUrl),
          thumbnailUrl: publicImageUrl(post.thumbnailUrl, publicUrl),
        })),
      },
    },
    head: {
      description,
      canonicalPath: paths.home,
      indexed: true,
      feeds: [latestReleasesFeed],
      jsonLd: homeJsonLd(
        publicUrl,
        socialUrls.filter((url) => url.startsWith('http')),
      ),
      preloadImages: firstPicture ? [firstPicture] : [],
    },
    topics: [
      'listing',
      'settings',
      'groups',
      'accessories',
      ...stockTopics(shown),
      ...topicsOfPromotion(promotion?.beers.map(({ beer }) => beer) ?? []),
    ],
    isPartial: hasFailed(),
    freshUntil: Math.min(
      freshListUntil(now),
      (flags.teamPromotion && promotionStart(settings.promotion, now)) || Infinity,
    ),
  }
}
