import type { DeliveryAnswer } from '../geography/delivery-area.ts'

/** What is above the beers of a group (GRP-09 to GRP-11). */
export type GroupHead = {
  /** The three words by which the group's basket knows it. */
  id: string
  slug: string
  name: string
  region: { label: string; href: string } | null
  description: string
  /** 'Arrives Wed 25 Nov. Order by Mon 23 Nov, 12:00.'; null without an open run. */
  run: string | null
  imageUrl: string
  members: GroupMember[]
  /** Null while the group has no centre and radius. */
  radiusKm: number | null
  map: GroupMap | null
  question: DeliveryQuestion
}

export type GroupMember = {
  id: string
  /** Its number on the map and in the list. */
  number: number
  name: string
  href: string
  logoUrl: string
  town: string
  /** From the group's centre; null when the town or the centre is not known. */
  distanceKm: number | null
}

/** What was asked, as it was typed, and the answer; nothing asked has none. */
export type DeliveryQuestion = {
  postcode: string
  answer: DeliveryAnswer | null
}

/** A square map in units of its own; the delivery circle is in its middle. */
export type GroupMap = {
  side: number
  /** Path data. */
  land: string
  radius: number
  markers: MapMarker[]
  towns: MapTown[]
  scale: { km: number; length: number }
}

/** A town to find one's way by; its name begins or ends beside its dot. */
export type MapTown = { name: string; x: number; y: number; align: 'start' | 'end' }

/** A marker may be beside its brewery's place, the anchor, when others are there too. */
type MapMarker = { number: number; x: number; y: number; anchor: { x: number; y: number } }
