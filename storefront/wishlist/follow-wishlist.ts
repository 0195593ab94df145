import type { FeatureFlag } from '../../shared/api/settings.ts'
import { wishlistFlag } from '../../shared/wishlist-marks.ts'
import { storedSessionText } from '../accounts/session-state.ts'
import { publicGet } from '../api/public-calls.ts'
import type { BrowserWishlist } from './browser-wishlist.tsx'
import { tellMarks, wishMarks } from './wish-marks.ts'

export type WithWishlist = (work: (wishlist: BrowserWishlist) => void) => void

/** What can wait until the page has loaded: other tabs, and whether there is a wishlist at all. Called once. */
export function followWishlist(withWishlist: WithWishlist): void {
  window.addEventListener('storage', ({ key }) => key === 'dray-wishlist' && tellMarks(null))
  window.addEventListener('pageshow', ({ persisted }) => persisted && tellMarks(null))
  if (wishMarks() !== '' || storedSessionText() !== null) withWishlist(() => {})
  askFlag().then(
    (isOn) => isOn || withWishlist((wishlist) => wishlist.turnOff()),
    // Where it cannot be asked, the page stays as the server drew it (WISH-12)
    () => {},
  )
}

async function askFlag(): Promise<boolean> {
  const { flags } = await publicGet<{ flags: FeatureFlag[] }>(
    `/public/feature-flags?keys=${wishlistFlag}&defaultEnabled=true`,
  )
  return flags.find(({ key }) => key === wishlistFlag)?.enabled ?? true
}
