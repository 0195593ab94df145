import { feedPaths } from '../../shared/feed-paths.ts'

/** The feeds that pages name in their head, for programs that look for one. */
export const latestReleasesFeed = { title: 'Latest releases on Dray', href: feedPaths.releases }

export const breweryReleasesFeed = ({ name, slug }: { name: string; slug: string }) => ({
  title: `New releases of ${name}`,
  href: feedPaths.breweryReleases(slug),
})
