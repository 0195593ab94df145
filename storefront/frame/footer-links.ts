import type { Footer } from '../../shared/pages/page-frame-data.ts'
import { type MenuLink, paths } from '../../shared/paths/paths.ts'

export type FooterColumn = { id: string; heading: string; links: MenuLink[] }

/** The lists of the footer (HEAD-57 to HEAD-60, S-12). */
export const footerColumns = ({ webUrl }: Pick<Footer, 'webUrl'>): FooterColumn[] => [
  {
    id: 'footer-shop',
    heading: 'Shop',
    links: [
      { label: 'All beers', href: paths.shop },
      { label: 'Breweries', href: paths.breweries },
      { label: 'Shop in Groups', href: paths.groups },
      { label: 'Accessories', href: paths.accessories },
    ],
  },
  {
    id: 'footer-product',
    heading: 'Product',
    links: [
      { label: 'Web', href: webUrl },
      { label: 'Admin', href: paths.admin },
      { label: 'System health', href: paths.status },
    ],
  },
  {
    id: 'footer-support',
    heading: 'Support',
    links: [
      { label: 'Contact support', href: paths.support },
      { label: 'Shipping FAQ', href: paths.shippingFaq },
      { label: 'How group deliveries work', href: paths.groupDeliveries },
      { label: 'Privacy policy', href: paths.privacyPolicy },
      { label: 'Terms and conditions', href: paths.terms },
    ],
  },
]
