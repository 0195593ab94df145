import type { FeatureFlag } from '../../shared/api/settings-api.ts'
import { wishlistFlag } from '../../shared/wishlist/wishlist-summary.ts'
import { storedSessionText } from '../accounts/session/session-state.ts'
import { onOtherTabs } from '../sync/tab-events.ts'
import { publicGet } from '../api/public/public-calls.ts'
import type { BrowserWishlist } from './browser-wishlist.tsx'
import { publishWishSummary, wishSummary } from './wish-summary.ts'

export type WithWishlist = (work: (wishlist: BrowserWishlist) => void) => void

/** What can wait until the page has loaded: other tabs, and whether there is a wishlist at all. Called once. */
export function followWishlist(withWishlist: WithWishlist): void {
  onOtherTabs(
    (key) => key === 'dray-wishlist',
    () => publishWishSummary(null),
  )
  if (wishSummary() !== '' || storedSessionText() !== null) withWishlist(() => {})
  fetchFlag().then(
    (isOn) => isOn || withWishlist((wishlist) => wishlist.turnOff()),
    // Where it cannot be asked, the page stays as the server drew it (WISH-12)
    () => {},
  )
}

async function fetchFlag(): Promise<boolean> {
  const { flags } = await publicGet<{ flags: FeatureFlag[] }>(
    `/public/feature-flags?keys=${wishlistFlag}&defaultEnabled=true`,
  )
  return flags.find(({ key }) => key === wishlistFlag)?.enabled ?? true
}
