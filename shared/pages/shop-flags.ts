import { wishlistFlag } from '../wishlist/wishlist-summary.ts'
import { gateFlags } from './gates.ts'

type ShopFlag = { key: string; isOnByDefault: boolean; does: string }

/** Every flag that the shop reads, as docs/flags.md lists them. */
export const shopFlags = [
  { key: wishlistFlag, isOnByDefault: true, does: 'The wishlist, everywhere' },
  { key: 'shop.offline.enabled', isOnByDefault: true, does: 'Visited pages open without a connection' },
  {
    key: 'home.latestCarousels',
    isOnByDefault: true,
    does: 'Latest beers, Fresh casks and Fresh kegs on the home page',
  },
  { key: 'home.shopAllButton', isOnByDefault: true, does: 'The ‘Shop all beers’ band' },
  { key: 'home.essentialAccessories', isOnByDefault: true, does: 'The strip of accessories' },
  { key: 'home.servicesStrip', isOnByDefault: true, does: 'The boxes with the shop’s services' },
  { key: 'home.breweriesLinks', isOnByDefault: true, does: 'The marks of the breweries' },
  { key: 'home.teamPromotion', isOnByDefault: true, does: 'The featured brewery' },
  { key: 'home.instagramStrip', isOnByDefault: true, does: 'The photo feed' },
  { key: 'home.newsletterSignup', isOnByDefault: true, does: 'The newsletter’s signup on the home page' },
  { key: 'home.wishlistEnabled', isOnByDefault: true, does: 'Hearts on the cards of the home page' },
  { key: 'home.quickView', isOnByDefault: false, does: 'Nothing: it is read, without effect' },
  { key: 'home.compareButton', isOnByDefault: false, does: 'Nothing: it is read, without effect' },
  { key: 'console.push', isOnByDefault: false, does: 'Pushes to browsers of the consoles' },
  {
    key: gateFlags.welcome.key,
    isOnByDefault: gateFlags.welcome.defaultEnabled,
    does: 'The welcome gate, which asks whom the visitor buys for',
  },
  {
    key: gateFlags.password.key,
    isOnByDefault: gateFlags.password.defaultEnabled,
    does: 'The password gate, which closes the shop to visitors without the site password',
  },
] as const satisfies readonly ShopFlag[]
