import type { DeliveryAudience } from '../../../shared/paths/delivery-audience.ts'

type Point = { title: string; text: string }

export type AudienceText = {
  tab: string
  heading: string
  lead: string
  scene: string
  /** Three figures that add up to the idea. */
  sum: { figure: string; words: string }[]
  benefits: Point[]
  steps: [Point, Point, Point]
  contact: string
}

/** The texts of the page for each of its two audiences (STAT-13 to STAT-18, OPEN-63; the idea itself: GRP-07). */
export const groupDeliveriesText: Record<DeliveryAudience, AudienceText> = {
  venues: {
    tab: 'For pubs & venues',
    heading: 'Order from several breweries, take in one pallet',
    lead: 'A group is a handful of independent breweries near each other. Order from as many of them as you like, and your beer is brought together and delivered in one drop.',
    scene: 'loading-bay',
    sum: [
      { figure: '3', words: 'breweries in your basket' },
      { figure: '1', words: 'pallet at your door' },
      { figure: '1', words: 'pallet charge to pay' },
    ],
    benefits: [
      {
        title: 'One pallet charge',
        text: 'Shipping is paid once for the whole pallet, however many breweries are on it.',
      },
      {
        title: 'A wider bar',
        text: 'Take one cask from each of five breweries, instead of five casks from the one you can afford to ship.',
      },
      {
        title: 'One delivery to take in',
        text: 'One van, one signature, one trip down to the cellar. The empties go back on it.',
      },
      {
        title: 'Known by name',
        text: 'You still buy from each brewery itself, at its own price, and you can ring the person who brewed it.',
      },
    ],
    steps: [
      {
        title: 'Pick your group',
        text: 'Enter your postcode on a group’s page. If you are inside its delivery radius, it will say so.',
      },
      {
        title: 'Fill the pallet',
        text: 'Choose beers from any of its breweries. The basket keeps them together as one group order.',
      },
      {
        title: 'Take it in',
        text: 'The breweries bring their share together, and the pallet reaches you on the group’s next run.',
      },
    ],
    contact: 'No group near you yet, or not sure which is yours?',
  },
  breweries: {
    tab: 'For breweries',
    heading: 'Share the run with your neighbours',
    lead: 'Three breweries in one valley send three half-empty vans over the same hill. In a group you send one, full, and each of you still sells under your own name.',
    scene: 'dray-on-quay',
    sum: [
      { figure: '1', words: 'run to plan between you' },
      { figure: '1', words: 'pallet made up of all your orders' },
      { figure: '0', words: 'changes to your prices' },
    ],
    benefits: [
      {
        title: 'Small orders that pay',
        text: 'A single firkin is worth sending when the rest of the pallet is already going there.',
      },
      {
        title: 'Bars you could not reach',
        text: 'Pubs that order from your neighbour see your beers beside theirs, with no charge for a second pallet.',
      },
      {
        title: 'Your beer stays yours',
        text: 'Prices, stock and invoices are your own. A group shares the road, not the books.',
      },
      {
        title: 'Empties come home',
        text: 'The van that drops the pallet collects casks and kegs for all of you.',
      },
    ],
    steps: [
      {
        title: 'Agree on the run',
        text: 'With two or more neighbours, settle a depot, a delivery radius and the days you go out.',
      },
      {
        title: 'Take your orders',
        text: 'Each brewery accepts and packs its own order. The pallet note shows who brings what, and by when.',
      },
      {
        title: 'Send one pallet',
        text: 'Meet at the depot, load once, deliver once. Each of you is paid for what you sold.',
      },
    ],
    contact: 'Want to join a group, or start one with your neighbours?',
  },
}
