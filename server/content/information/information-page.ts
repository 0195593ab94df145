import type { PageData, RouteName } from '../../../shared/pages/page-payload.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { breadcrumbJsonLd } from '../../platform/http/breadcrumb-json-ld.ts'
import type { PageResult } from '../../platform/http/page-loading.ts'

type InformationPage<R extends RouteName> = {
  publicUrl: string
  data: PageData[R]
  canonicalPath: string
  description: string
  jsonLd?: object[]
  /** What drops a cached copy; none where the words are in the storefront. */
  topics?: string[]
}

/** A page of words, with the head that all of them share. */
export function informationPage<R extends RouteName>(
  page: InformationPage<R>,
): Extract<PageResult<R>, { kind: 'page' }> {
  const { publicUrl, data, canonicalPath, description } = page
  const trail = breadcrumbJsonLd(publicUrl, [
    { label: 'Home', href: paths.home },
    { label: data.title, href: canonicalPath },
  ])
  return {
    kind: 'page',
    data,
    head: { description, canonicalPath, indexed: true, jsonLd: [trail, ...(page.jsonLd ?? [])] },
    topics: page.topics ?? [],
  }
}
