import type { Upsell } from '../../../shared/api/accessories-api.ts'
import type { Beer, BeerList, GalleryImage } from '../../../shared/api/catalogue-api.ts'
import { latestBeersLimit, upsellLimit } from '../../../shared/limits/limits.ts'
import { pageApiBase } from './api-base.ts'

type LatestBeersQuery = { limit?: number; packagingGroup?: string | null }

/**
 * Reads a public call; nothing of the visitor goes with it (API-02).
 * Throws PublicApiError, 'Public API request failed: {status}', for any status but a good one (ERR-08).
 */
export async function publicGet<T>(path: string, base: string = pageApiBase()): Promise<T> {
  const response = await fetch(base + path, {
    credentials: 'omit',
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new PublicApiError(response.status)
  return (await response.json()) as T
}

class PublicApiError extends Error {
  override name = 'PublicApiError'
  readonly status: number

  constructor(status: number) {
    super(`Public API request failed: ${status}`)
    this.status = status
  }
}

/** The newest beers: 8 by default, from 1 to 40 (API-17, API-20). */
export async function latestBeers(query: LatestBeersQuery = {}, base?: string): Promise<Beer[]> {
  const words = new URLSearchParams({ limit: String(clamped(query.limit, latestBeersLimit)) })
  if (query.packagingGroup) words.set('packaging_group', query.packagingGroup)
  return (await publicGet<BeerList>(`/public/beers/latest?${words}`, base)).beers
}

/** One beer; null when there is none of that id (API-22, ERR-09). */
export async function beerDetails(id: string, base?: string): Promise<Beer | null> {
  const path = `/public/beers/${encodeURIComponent(id)}`
  return (await absentAs(null, publicGet<{ beer: Beer }>(path, base)))?.beer ?? null
}

/** The pictures of a beer; none when it has no gallery (API-24, ERR-10). */
export async function beerGallery(teamId: string, beerId: string, base?: string): Promise<GalleryImage[]> {
  const path = `/public/teams/${encodeURIComponent(teamId)}/beers/${encodeURIComponent(beerId)}/gallery`
  return (await absentAs(null, publicGet<{ gallery: GalleryImage[] }>(path, base)))?.gallery ?? []
}

/** The promoted brewery; null when none is (API-34, ERR-11). */
export async function teamPromotion<T>(base?: string): Promise<T | null> {
  const answer = await absentAs(null, publicGet<{ team: T }>('/public/homepage/team-promotion', base))
  return answer?.team ?? null
}

/** Accessories, those of the couplers if any are named: 20 by default, from 1 to 50 (API-45, API-46). */
export async function upsells(
  { limit, couplers = [] }: { limit?: number; couplers?: string[] } = {},
  base?: string,
): Promise<Upsell[]> {
  const words = new URLSearchParams({ limit: String(clamped(limit, upsellLimit)) })
  for (const coupler of couplers) words.append('coupler', coupler)
  return (await publicGet<{ upsells: Upsell[] }>(`/public/upsells?${words}`, base)).upsells
}

async function absentAs<T, U>(instead: U, answer: Promise<T>): Promise<T | U> {
  return answer.catch((error: unknown) => {
    if (error instanceof PublicApiError && error.status === 404) return instead
    throw error
  })
}

function clamped(
  limit: number | undefined,
  { default: usual, max }: { default: number; max: number },
): number {
  const whole = Math.floor(limit ?? usual)
  return Number.isNaN(whole) ? usual : Math.min(max, Math.max(1, whole))
}
