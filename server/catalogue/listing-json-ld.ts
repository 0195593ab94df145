import type { BeerCard } from '../../shared/beer-card.ts'
import type { MenuLink } from '../../shared/page-payload.ts'

/** schema.org CollectionPage with the beers it lists. */
export function collectionJsonLd(
  publicUrl: string,
  page: { name: string; path: string; beers: BeerCard[] },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: page.name,
    url: publicUrl + page.path,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: page.beers.map((beer, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: beer.name,
        url: publicUrl + beer.href,
      })),
    },
  }
}

/** schema.org BreadcrumbList; the last step is the page itself. */
export function breadcrumbJsonLd(publicUrl: string, steps: MenuLink[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.label,
      item: publicUrl + step.href,
    })),
  }
}
