import { Suspense } from 'react'
import type { HomeData } from '../../shared/pages/home-page-data.ts'
import { firstViewEnd } from '../ui/core/first-view-end.tsx'
import { SafeSection } from '../ui/core/SafeSection.tsx'
import { AccessoryCarousel } from './AccessoryCarousel.tsx'
import { BeerCarousel } from './BeerCarousel.tsx'
import { BreweryLogos } from './BreweryLogos.tsx'
import { BreweryPromotion } from './BreweryPromotion.tsx'
import { GroupDeliveries } from './GroupDeliveries.tsx'
import { HeroCarousel } from './HeroCarousel.tsx'
import { HomeNewsletter } from './HomeNewsletter.tsx'
import { OwnHomePlace } from './own/OwnHomePlace.tsx'
import { PhotoFeedStrip } from './PhotoFeedStrip.tsx'
import { ServicesStrip } from './ServicesStrip.tsx'
import { ShopAllBeers } from './ShopAllBeers.tsx'

type Props = { data: HomeData }

/**
 * The front of the shop, in the order of the specification (HOME-03). Flags switch all parts but the hero and the
 * groups (HOME-04); a part that fails leaves the others standing.
 */
export function HomePage({ data }: Props) {
  const { flags, beers } = data
  const hasHearts = flags.wishlistEnabled
  return (
    <>
      <h1 className="visually-hidden">Dray: beer from independent breweries, for pubs and shops</h1>
      <SafeSection fallback={null}>
        <OwnHomePlace />
      </SafeSection>
      {data.heroes.length > 0 && (
        <SafeSection fallback={null}>
          <HeroCarousel heroes={data.heroes} />
        </SafeSection>
      )}
      {flags.latestCarousels && (
        <SafeSection>
          <Suspense>
            <BeerCarousel name="latest" beers={beers.latest} hasHearts={hasHearts} />
          </Suspense>
          <Suspense>
            <BeerCarousel name="casks" beers={beers.casks} tone="malt" hasHearts={hasHearts} />
          </Suspense>
          {firstViewEnd}
          <Suspense>
            <BeerCarousel name="kegs" beers={beers.kegs} hasHearts={hasHearts} />
          </Suspense>
        </SafeSection>
      )}
      {flags.shopAllButton && <ShopAllBeers stock={data.stock} />}
      {flags.essentialAccessories && (
        <SafeSection fallback={null}>
          <Suspense>
            <AccessoryCarousel accessories={data.accessories} />
          </Suspense>
        </SafeSection>
      )}
      {flags.servicesStrip && (
        <SafeSection fallback={null}>
          <Suspense>
            <ServicesStrip services={data.services} />
          </Suspense>
        </SafeSection>
      )}
      {flags.breweriesLinks && (
        <SafeSection fallback={null}>
          <Suspense>
            <BreweryLogos breweries={data.breweries} />
          </Suspense>
        </SafeSection>
      )}
      {flags.teamPromotion && data.promotion !== null && (
        <SafeSection fallback={null}>
          <Suspense>
            <BreweryPromotion promotion={data.promotion} hasHearts={hasHearts} />
          </Suspense>
        </SafeSection>
      )}
      <SafeSection fallback={null}>
        <Suspense>
          <GroupDeliveries groups={data.groups} />
        </Suspense>
      </SafeSection>
      {flags.instagramStrip && (
        <SafeSection fallback={null}>
          <Suspense>
            <PhotoFeedStrip photos={data.photos} />
          </Suspense>
        </SafeSection>
      )}
      {flags.newsletterSignup && (
        <Suspense>
          <HomeNewsletter />
        </Suspense>
      )}
    </>
  )
}
