import type { Footer, Navigation, NoticeStrip } from '../../shared/pages/page-frame-data.ts'

/** A frame as an operator leaves it who has touched nothing; tests change what they are about. */
export const exampleNavigation = {
  items: [],
  groupRuns: [],
  shopBy: {
    styles: [{ label: 'IPA', href: '/shop?style=ipa' }],
    towns: [{ label: 'York', href: '/shop?town=york' }],
    regions: [{ label: 'Wales', href: '/shop?region=wales' }],
    containers: [{ label: '30 L keg', href: '/shop?container=30l-keg', picture: 'keg-30' }],
    strengths: [{ label: '2.9% to 4.2%', href: '/shop?abv=2.9-4.2' }],
  },
} satisfies Navigation
export const exampleNotice: NoticeStrip = { enabled: false, text: '', link: null }
export const exampleFooter: Footer = {
  contactEmail: 'hello@dray.example',
  webUrl: '/',
  collectionPointsEnabled: false,
  newsletterEnabled: false,
  socialLinks: [],
}
