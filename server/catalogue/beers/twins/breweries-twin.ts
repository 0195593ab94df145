import type { BreweriesData } from '../../../../shared/pages/brewery-list.ts'
import { twinPath } from '../../../../shared/paths/twin-path.ts'
import {
  markdownDocument,
  markdownLink,
  markdownTable,
  markdownText,
} from '../../../platform/http/write-markdown.ts'

/** The list of breweries as Markdown. */
export function breweriesTwin(data: BreweriesData, { publicUrl }: { publicUrl: string }): string {
  return markdownDocument([
    `# ${markdownText(data.heading)}`,
    data.breweries.length === 0 && 'No breweries.',
    markdownTable(
      ['Brewery', 'Town', 'Beers'],
      data.breweries.map(({ name, href, town, beerCount }) => [
        markdownLink(name, publicUrl + twinPath(href)),
        markdownText(town),
        String(beerCount),
      ]),
    ),
    data.regions
      .map(({ label, href, count }) => `- ${markdownLink(label, publicUrl + twinPath(href))}: ${count}`)
      .join('\n'),
  ])
}
