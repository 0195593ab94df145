import type { HomeData } from '../../shared/pages/home-page-data.ts'
import { firstViewEnd } from '../ui/core/first-view-end.tsx'
import { SafeSection } from '../ui/core/SafeSection.tsx'
import { WakesInTurn } from '../ui/core/WakesInTurn.tsx'
import { AccessoryCarousel } from './AccessoryCarousel.tsx'
import { BeerCarousel } from './BeerCarousel.tsx'
import { BreweryLogos } from './BreweryLogos.tsx'
import { BreweryPromotion } from './BreweryPromotion.tsx'
import { GroupDeliveries } from './GroupDeliveries.tsx'
import { HeroCarousel } from './HeroCarousel.tsx'
import { HomeNewsletter } from './HomeNewsletter.tsx'
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
      {data.heroes.length > 0 && (
        <SafeSection fallback={null}>
          <HeroCarousel heroes={data.heroes} />
        </SafeSection>
      )}
      {flags.latestCarousels && (
        <SafeSection>
          <WakesInTurn id="latest">
            <BeerCarousel name="latest" beers={beers.latest} hasHearts={hasHearts} />
          </WakesInTurn>
          <WakesInTurn id="casks">
            <BeerCarousel name="casks" beers={beers.casks} tone="malt" hasHearts={hasHearts} />
          </WakesInTurn>
          {firstViewEnd}
          <WakesInTurn id="kegs">
            <BeerCarousel name="kegs" beers={beers.kegs} hasHearts={hasHearts} />
          </WakesInTurn>
        </SafeSection>
      )}
      {flags.shopAllButton && <ShopAllBeers stock={data.stock} />}
      {flags.essentialAccessories && (
        <SafeSection fallback={null}>
          <WakesInTurn id="accessories">
            <AccessoryCarousel accessories={data.accessories} />
          </WakesInTurn>
        </SafeSection>
      )}
      {flags.servicesStrip && (
        <SafeSection fallback={null}>
          <WakesInTurn id="services">
            <ServicesStrip services={data.services} />
          </WakesInTurn>
        </SafeSection>
      )}
      {flags.breweriesLinks && (
        <SafeSection fallback={null}>
          <WakesInTurn id="breweries">
            <BreweryLogos breweries={data.breweries} />
          </WakesInTurn>
        </SafeSection>
      )}
      {flags.teamPromotion && data.promotion !== null && (
        <SafeSection fallback={null}>
          <WakesInTurn id="promotion">
            <BreweryPromotion promotion={data.promotion} hasHearts={hasHearts} />
          </WakesInTurn>
        </SafeSection>
      )}
      <SafeSection fallback={null}>
        <WakesInTurn id="groups">
          <GroupDeliveries groups={data.groups} />
        </WakesInTurn>
      </SafeSection>
      {flags.instagramStrip && (
        <SafeSection fallback={null}>
          <WakesInTurn id="photos">
            <PhotoFeedStrip photos={data.photos} />
          </WakesInTurn>
        </SafeSection>
      )}
      {flags.newsletterSignup && (
        <WakesInTurn id="newsletter">
          <HomeNewsletter />
        </WakesInTurn>
      )}
    </>
  )
}
