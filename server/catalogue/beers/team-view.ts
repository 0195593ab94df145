import type { Team } from '../../../shared/api/catalogue-api.ts'
import { serverPaths } from '../../../shared/paths/server-paths.ts'
import { pictureVersion } from '../../platform/media/picture-version.ts'
import type { BreweryRow } from './beer-queries.ts'
import { closedTextOf } from './brewery-sale.ts'

/** A brewery as the wire knows it; slug and publicSlug are the same word (C-39). */
export function teamView(brewery: BreweryRow): Team {
  return {
    id: brewery.id,
    name: brewery.name,
    slug: brewery.slug,
    publicSlug: brewery.slug,
    logoUrl: breweryLogoUrl(brewery),
    description: brewery.description,
    publicSite: {
      title: brewery.publicTitle,
      subtitle: brewery.publicSubtitle,
      showPrices: brewery.showPrices,
    },
    contact: {
      email: brewery.email,
      telephone: brewery.telephone,
      website: brewery.website,
      soldByDisclaimer: brewery.soldByDisclaimer,
      socialLinks: socialLinksView(brewery.socialLinks),
    },
    awrsUrn: brewery.awrsUrn,
    awrsVerified: brewery.awrsVerified,
    hasOffLicenceShipping: brewery.hasOffLicenceShipping,
    offLicenceApproved: brewery.offLicenceApproved,
    location: { town: brewery.town, country: brewery.country },
    ...closedTextOf(brewery),
  }
}

function socialLinksView(links: BreweryRow['socialLinks']): Team['contact']['socialLinks'] {
  return {
    twitter: links.twitter ?? null,
    facebook: links.facebook ?? null,
    instagram: links.instagram ?? null,
    youtube: links.youtube ?? null,
    tiktok: links.tiktok ?? null,
    threads: links.threads ?? null,
  }
}

type MarkFacts = Pick<BreweryRow, 'id' | 'name' | 'town' | 'palette' | 'emblem' | 'lettering' | 'logoUrl'>

/** The logo a brewery brought, or the mark drawn from its facts. */
export function breweryLogoUrl(brewery: MarkFacts): string {
  const { id, name, town, palette, emblem, lettering, logoUrl } = brewery
  return logoUrl ?? serverPaths.breweryMark(id, pictureVersion([name, town, palette, emblem, lettering]))
}
