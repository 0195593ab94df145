import type { AwrsState } from './awrs-state.ts'

/** The heading above the beers of a brewery (BRW-03 to BRW-08). */
export type BreweryHead = {
  id: string
  name: string
  logoUrl: string
  title: string
  subtitle: string
  description: string
  town: string
  country: string
  /** 'Leeds, England'; '' where neither is known. */
  place: string
  email: string | null
  telephone: string | null
  website: { label: string; href: string } | null
  socialLinks: BrewerySocialLink[]
  /** By offLicenceApproved alone (C-70). */
  isOffLicenceApproved: boolean
  awrs: AwrsState
  soldByDisclaimer: string
}

export type SocialNetwork = 'twitter' | 'facebook' | 'instagram' | 'youtube' | 'tiktok' | 'threads'
export type BrewerySocialLink = { network: SocialNetwork; label: string; href: string }
