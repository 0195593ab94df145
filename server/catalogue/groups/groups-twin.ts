import type { GroupsData } from '../../../shared/groups/group-card.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { twinPath } from '../../../shared/paths/twin-path.ts'
import {
  markdownDocument,
  markdownLink,
  markdownParagraphs,
  markdownText,
} from '../../platform/http/write-markdown.ts'

/** The list of groups as Markdown. */
export function groupsTwin(data: GroupsData, { publicUrl }: { publicUrl: string }): string {
  const { groups, region, page, pages, pageSize } = data
  const linkTo = (words: string, to: number) =>
    markdownLink(words, publicUrl + twinPath(paths.groupList(region, to, pageSize)))
  return markdownDocument([
    `# ${markdownText(data.heading)}`,
    groups.length === 0 && 'No groups.',
    ...groups.flatMap(({ name, href, regionLabel, description, breweries }) => [
      `## ${markdownLink(name, publicUrl + twinPath(href))}`,
      regionLabel !== null && `Region: ${markdownText(regionLabel)}.`,
      markdownParagraphs(description),
      breweries.length > 0 &&
        `Breweries: ${breweries.map((brewery) => markdownText(brewery.name)).join(', ')}.`,
    ]),
    [page > 1 && linkTo('Previous page', page - 1), page < pages && linkTo('Next page', page + 1)]
      .filter((link) => typeof link === 'string')
      .join(' · '),
  ])
}
