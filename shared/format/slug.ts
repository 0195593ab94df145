/** The words that stand in for an empty part of a beer path, in path order (C-59, SLUG-08 to SLUG-11). */
export const beerPathFallbacks = {
  groupSlug: 'group',
  brewerySlug: 'brewery',
  style: 'beer',
  beerName: 'release',
} as const

/**
 * Lower-cases, takes accents off by decomposition and turns every run of anything but a-z and 0-9 into
 * one hyphen (SLUG-05 to SLUG-07). Letters that do not decompose, ø or ß, count as a gap (C-60).
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** One part of a beer path; a part without letters or digits becomes its fallback word (C-59). */
export function beerPathSlug(text: string | null | undefined, fallback: string): string {
  return slugify(text ?? '') || fallback
}

/**
 * The slug of /groups/{slug} as it is in a URL or a link: trimmed, lower-cased, inner white space to one
 * hyphen, runs of slashes to one, none at either end (C-58, SLUG-01 to SLUG-04).
 */
export function normaliseGroupSlug(text: string): string {
  return trimEnds(text, (sign) => sign === '/' || sign.trim() === '')
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/\/+/g, '/')
}

/** The text without the given characters at either end. A pattern would try each run of them again from every place in it. */
export function trimEnds(text: string, isTrimmed: (sign: string) => boolean): string {
  let start = 0
  let end = text.length
  while (start < end && isTrimmed(text[start]!)) start += 1
  while (end > start && isTrimmed(text[end - 1]!)) end -= 1
  return text.slice(start, end)
}
