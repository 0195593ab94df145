import { awrsState } from '../../../shared/catalogue/awrs-state.ts'
import type { BreweryHead, BrewerySocialLink, SocialNetwork } from '../../../shared/catalogue/brewery-head.ts'
import { socialUrl } from '../../../shared/pages/social-links.ts'
import type { BreweryRow } from './beer-queries.ts'
import type { SocialLinks } from './catalogue-tables.ts'
import { breweryLogoUrl } from './team-view.ts'

const networks: [SocialNetwork, string][] = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['twitter', 'X'],
  ['threads', 'Threads'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
]

/** A brewery as the head of its page shows it; omits addresses that are unsafe to follow (BRW-03 to BRW-08). */
export function breweryHeadView(brewery: BreweryRow): BreweryHead {
  return {
    id: brewery.id,
    name: brewery.name,
    logoUrl: breweryLogoUrl(brewery),
    title: brewery.publicTitle.trim(),
    subtitle: brewery.publicSubtitle.trim(),
    description: brewery.description.trim(),
    town: brewery.town.trim(),
    country: brewery.country.trim(),
    place: [brewery.town.trim(), brewery.country.trim()].filter(Boolean).join(', '),
    email: filled(brewery.email),
    telephone: filled(brewery.telephone),
    website: websiteOf(brewery.website),
    socialLinks: socialLinksOf(brewery.socialLinks),
    isOffLicenceApproved: brewery.offLicenceApproved,
    awrs: awrsState(brewery),
    soldByDisclaimer: brewery.soldByDisclaimer?.trim() ?? '',
  }
}

const filled = (text: string | null) => text?.trim() || null

/** Only another site by http(s); shown by its host. */
function websiteOf(url: string | null): BreweryHead['website'] {
  const href = socialUrl(url)
  if (!/^https?:/i.test(href)) return null
  return { href, label: new URL(href).host.replace(/^www\./, '') }
}

function socialLinksOf(links: SocialLinks): BrewerySocialLink[] {
  return networks
    .map(([network, label]) => ({ network, label, href: socialUrl(links[network]) }))
    .filter(({ href }) => /^https?:/i.test(href))
}
