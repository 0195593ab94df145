import { listPageSize } from '../../../shared/api/list-api.ts'
import { clampPage, pageCount } from '../../../shared/api/pagination.ts'

/** Pages up to this one are read beside the count; later ones after it, so that no place far beyond the end is walked to. */
const readBesideCount = 20

export type PagePlace = { offset: number; limit: number }
type ReadPageInput<Row> = {
  /** From 1. */
  page: number | undefined
  size?: number
  total: Promise<number>
  rows: (place: PagePlace) => Promise<Row[]>
}

export type Page<Row> = { total: number; page: number; pages: number; rows: Row[] }

/**
 * A page of a list and how many rows the list has, both asked for at once, since nearly every page that is asked for is
 * there; one beyond the end is the last.
 */
export async function readPage<Row>({
  page: asked,
  size = listPageSize,
  total: counted,
  rows,
}: ReadPageInput<Row>): Promise<Page<Row>> {
  const wanted = clampPage(asked, Number.MAX_SAFE_INTEGER)
  const placeOf = (page: number) => ({ offset: (page - 1) * size, limit: size })
  const [total, read] = await Promise.all([counted, wanted <= readBesideCount ? rows(placeOf(wanted)) : null])
  const pages = pageCount(total, size)
  const page = clampPage(wanted, pages)
  return { total, page, pages, rows: read !== null && page === wanted ? read : await rows(placeOf(page)) }
}

type ViewInput<View extends string, Row> = Omit<ReadPageInput<Row>, 'total'> & {
  view: View
  /** In their order. */
  views: readonly View[]
  counts: Promise<Record<View, number>>
}

/** The same of a view of a list, with how many rows each of its views has. */
export async function readViewPage<View extends string, Row>({
  view,
  views,
  counts,
  ...asked
}: ViewInput<View, Row>) {
  const list = await readPage({ ...asked, total: counts.then((each) => each[view]) })
  const counted = await counts
  return { ...list, views: views.map((key) => ({ key, count: counted[key] })) }
}
