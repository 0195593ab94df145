import Type from 'typebox'
import { FeaturedGroupEntry, TeamPromotion } from '../../../shared/api/homepage-api.ts'
import { Hero, HomepageService, SocialLinkSetting } from '../../../shared/api/settings-api.ts'
import { listBreweryMarks } from '../../catalogue/beers/brewery-marks.ts'
import type { App } from '../../platform/http/app-type.ts'
import { type PublicReads, servePublicReads } from '../../platform/cache/public-reads.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { findFeaturedGroups } from './find-featured-groups.ts'
import type { HomeDeps } from './home-page.ts'
import { findPromotion, topicsOfPromotion } from './find-promotion.ts'
import { featuredGroupEntryView, teamPromotionView } from './home-view.ts'
import { notFound } from '../../platform/errors/common-errors.ts'

const tags = ['Home page']
const topicsOfTeam = ({ team }: { team: TeamPromotion }) => [
  'settings',
  'listing',
  ...topicsOfPromotion(team.beers),
]

export async function homeRoutes(
  app: App,
  { reads, ...deps }: Pick<HomeDeps, 'database' | 'beers' | 'searchIndex' | 'clock'> & { reads: PublicReads },
): Promise<void> {
  const { database } = deps
  servePublicReads(app)

  const heroes = Type.Object({ heroes: Type.Array(Hero) })
  app.get(
    '/public/hero',
    { schema: { summary: 'The slides of the home page', tags, response: { 200: heroes } } },
    (request, reply) =>
      reads.send(request, reply, ['settings'], async () => {
        const settings = await readSettings(database, 'heroes')
        return { heroes: settings.heroes.toSorted((one, other) => one.position - other.position) }
      }),
  )

  const promotion = Type.Object({ team: TeamPromotion })
  app.get(
    '/public/homepage/team-promotion',
    {
      schema: { summary: 'The promoted brewery; 404 when there is none', tags, response: { 200: promotion } },
    },
    (request, reply) =>
      reads.send(request, reply, topicsOfTeam, async () => {
        const [settings, marks] = await Promise.all([
          readSettings(database, 'promotion'),
          listBreweryMarks(database),
        ])
        const found = await findPromotion(deps, { promotion: settings.promotion, marks, now: deps.clock() })
        const mark = marks.find(({ slug }) => slug === settings.promotion?.brewerySlug)
        if (found === null || mark === undefined) throw notFound('The promotion')
        return { team: teamPromotionView(found, mark, settings.promotion?.startsAt ?? null) }
      }),
  )

  const homepage = Type.Object({
    services: Type.Array(HomepageService),
    socialLinks: Type.Array(SocialLinkSetting),
    featuredGroups: Type.Array(FeaturedGroupEntry),
  })
  app.get(
    '/public/homepage/settings',
    { schema: { summary: 'What operators set of the home page', tags, response: { 200: homepage } } },
    (request, reply) =>
      reads.send(request, reply, ['settings', 'groups', 'breweries'], async () => {
        const settings = await readSettings(database, 'services', 'social-links', 'featured-groups')
        const groups = await findFeaturedGroups(database, settings['featured-groups'])
        return {
          services: settings.services,
          socialLinks: settings['social-links'],
          featuredGroups: groups.map(featuredGroupEntryView),
        }
      }),
  )
}
