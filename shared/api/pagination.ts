export type PageLink = number | 'gap'
type PageSizeRule = { default: number; max: number; belowOne: 'clamp' | 'default' }

/** How many pages a list has; an empty list has one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** The requested page as a whole number from 1 to the last page; an unreadable number gives page 1. */
export function clampPage(value: unknown, pages: number): number {
  const page = readWhole(value) ?? 1
  return Math.min(Math.max(1, page), Math.max(1, pages))
}

/**
 * What the numbered pagination shows: at most seven entries, always the first and the last page and the
 * neighbours of the current one, 'gap' where pages are left out (SHOP-43, SHOP-46).
 */
export function pageLinks(page: number, pages: number): PageLink[] {
  const current = clampPage(page, pages)
  if (pages <= 7) return range(1, Math.max(1, pages))
  if (current <= 4) return [...range(1, 5), 'gap', pages]
  if (current >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)]
  return [1, 'gap', current - 1, current, current + 1, 'gap', pages]
}

/**
 * A page size from the outside as a whole number from 1 to the maximum. Unreadable gives the default; below one
 * gives 1 or the default, as the list's rule says (C-04 for groups, C-05 for beers; API-17 to API-20, API-30).
 */
export function clampPageSize(value: unknown, rule: PageSizeRule): number {
  const size = readWhole(value)
  if (size === null) return rule.default
  if (size < 1) return rule.belowOne === 'clamp' ? 1 : rule.default
  return Math.min(size, rule.max)
}

function readWhole(value: unknown): number | null {
  const isText = typeof value === 'string' && value.trim() !== ''
  const number = isText || typeof value === 'number' ? Number(value) : NaN
  return Number.isFinite(number) ? Math.floor(number) : null
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
