import { paths } from '../../../shared/paths/paths.ts'
import { regionTabs } from '../../../shared/geography/regions.ts'
import {
  countBeerPages,
  listBeerPages,
  listBreweryPaths,
} from '../../catalogue/beers/list-catalogue-pages.ts'
import type { Database } from '../../platform/database/database.ts'
import { listGroupPaths } from '../../catalogue/groups/find-group-names.ts'
import type { App } from '../../platform/http/app-type.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { notFound } from '../../platform/errors/common-errors.ts'

/** Addresses that one sitemap file may hold (sitemaps.org). */
const mostAddresses = 50_000

const fixedPaths = [
  paths.home,
  paths.shop,
  paths.latestReleases,
  paths.caskReleases,
  paths.kegReleases,
  paths.breweries,
  paths.accessories,
  paths.groups,
  ...regionTabs.filter(({ id }) => id !== 'all').map(({ id }) => paths.groupRegion(id)),
  paths.groupDeliveries,
  paths.shippingFaq,
  paths.support,
  paths.newsletter,
  paths.kegKong,
  paths.privacyPolicy,
  paths.terms,
]

/** /robots.txt and /sitemap.xml, which becomes an index of several files above 50,000 addresses. */
export async function sitemapRoutes(
  app: App,
  { database, publicUrl }: { database: Database; publicUrl: string },
): Promise<void> {
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /account/\nDisallow: /cart\nDisallow: /checkout\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  )

  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const beers = await countBeerPages(database)
    const files = Math.ceil(beers / mostAddresses)
    if (files <= 1) return reply.type('application/xml').send(await siteMap(0))
    const names = Array.from(
      { length: files },
      (_, file) => `<sitemap><loc>${publicUrl}/sitemap-${file + 1}.xml</loc></sitemap>`,
    )
    return reply
      .type('application/xml')
      .send(`${declaration}<sitemapindex xmlns="${namespace}">\n${names.join('\n')}\n</sitemapindex>\n`)
  })

  app.get<{ Params: { file: string } }>(
    '/sitemap-:file.xml',
    { schema: { hide: true } },
    async (request, reply) => {
      const file = Number(request.params.file)
      const beers = await countBeerPages(database)
      if (!Number.isInteger(file) || file < 1 || file > Math.ceil(beers / mostAddresses))
        throw notFound('The sitemap')
      return reply.type('application/xml').send(await siteMap(file - 1))
    },
  )

  async function otherPaths(): Promise<string[]> {
    const [breweries, groups] = await Promise.all([listBreweryPaths(database), listGroupPaths(database)])
    return [...fixedPaths, ...breweries, ...groups]
  }

  async function siteMap(file: number): Promise<string> {
    const beers = await listBeerPages(database, { offset: file * mostAddresses, limit: mostAddresses })
    const others = file === 0 ? await otherPaths() : []
    const entries = [
      ...others.map((path) => address(publicUrl + path)),
      ...beers.map(({ path, changedAt }) => address(publicUrl + path, changedAt)),
    ]
    return `${declaration}<urlset xmlns="${namespace}">\n${entries.join('\n')}\n</urlset>\n`
  }
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function address(url: string, changedAt?: string): string {
  const changed = changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
  return `<url><loc>${escapeHtml(url)}</loc>${changed}</url>`
}
