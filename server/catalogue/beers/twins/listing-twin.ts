import { listingHref } from '../../../../shared/catalogue/listing-address.ts'
import type { BreweryHead } from '../../../../shared/catalogue/brewery-head.ts'
import type { GroupHead } from '../../../../shared/groups/group-head.ts'
import type { Listing, ListingHead, ProductListData } from '../../../../shared/pages/listing-data.ts'
import { twinPath } from '../../../../shared/paths/twin-path.ts'
import {
  markdownDocument,
  markdownLink,
  markdownParagraphs,
  markdownText,
} from '../../../platform/http/write-markdown.ts'
import { beerTable } from './beer-table.ts'

type Site = { publicUrl: string }

/** A list of beers as Markdown, below the head of a shop page, a brewery or a group. */
export function listingTwin({ head, listing }: ProductListData, { publicUrl }: Site): string {
  const { beers, total, page, pages } = listing
  return markdownDocument([
    ...headBlocks(head, publicUrl),
    total === 0
      ? 'No beers.'
      : `${total} ${total === 1 ? 'beer' : 'beers'}${pages > 1 ? `, page ${page} of ${pages}` : ''}. Prices are for the trade, in pounds without VAT.`,
    beerTable(beers, publicUrl),
    pageLinks(listing, publicUrl),
  ])
}

function headBlocks(head: ListingHead, publicUrl: string): (string | false)[] {
  if (head.kind === 'shop') return [`# ${markdownText(head.heading)}`, markdownText(head.intro)]
  return head.kind === 'brewery' ? breweryBlocks(head.brewery) : groupBlocks(head.group, publicUrl)
}

function breweryBlocks(brewery: BreweryHead): (string | false)[] {
  const { name, title, subtitle, description, town, country, email, telephone, website, awrs } = brewery
  const facts = [
    (town !== '' || country !== '') &&
      `- Place: ${[town, country].filter(Boolean).map(markdownText).join(', ')}`,
    email !== null && `- Email: ${markdownText(email)}`,
    telephone !== null && `- Telephone: ${markdownText(telephone)}`,
    website !== null && `- Website: ${markdownLink(website.label, website.href)}`,
    awrs.urn !== null &&
      `- AWRS number: ${markdownText(awrs.urn)}${awrs.kind === 'verified' ? ', checked by Dray' : ', stated by the brewery'}`,
  ]
  return [
    `# ${markdownText(name)}`,
    markdownText([title, subtitle].filter((text) => text !== name).join(' ')),
    facts.filter((fact) => typeof fact === 'string').join('\n'),
    markdownParagraphs(description),
    markdownParagraphs(brewery.soldByDisclaimer),
    '## Beers',
  ]
}

function groupBlocks(group: GroupHead, publicUrl: string): (string | false)[] {
  return [
    `# ${markdownText(group.name)}`,
    group.region !== null && `Region: ${markdownText(group.region.label)}.`,
    markdownParagraphs([group.run, group.description].filter(Boolean).join('\n\n')),
    group.radiusKm !== null &&
      `One pallet from these breweries goes up to ${group.radiusKm} km from the group’s centre.`,
    '## Breweries',
    group.members
      .map(
        ({ name, href, town, distanceKm }) =>
          `- ${markdownLink(name, publicUrl + twinPath(href))}${town === '' ? '' : `, ${markdownText(town)}`}${distanceKm === null ? '' : `, ${distanceKm} km from the centre`}`,
      )
      .join('\n'),
    '## Beers',
  ]
}

function pageLinks({ path, query, page, pages }: Listing, publicUrl: string): string {
  const linkTo = (words: string, to: number) =>
    markdownLink(words, publicUrl + twinPath(listingHref(path, { ...query, page: to })))
  return [page > 1 && linkTo('Previous page', page - 1), page < pages && linkTo('Next page', page + 1)]
    .filter((link) => typeof link === 'string')
    .join(' · ')
}
