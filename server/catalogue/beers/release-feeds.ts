import { feedPaths } from '../../../shared/paths/feed-paths.ts'

/** A feed that a page names in its head, for programs that look for one. */
export type ReleaseFeed = { title: string; href: string }

export const latestReleasesFeed: ReleaseFeed = {
  title: 'Latest releases on Dray',
  href: feedPaths.releases,
}

export function breweryReleasesFeed({ name, slug }: { name: string; slug: string }): ReleaseFeed {
  return { title: `New releases of ${name}`, href: feedPaths.breweryReleases(slug) }
}
