import { type GateName, standingGates } from '../../../shared/pages/gates.ts'
import { contactAddress, paths } from '../../../shared/paths/paths.ts'
import type { Footer, NavigationItem, NoticeStrip } from '../../../shared/pages/page-frame-data.ts'
import { type Settings, settingDefaults } from '../../../shared/api/settings-api.ts'
import { wishlistFlag } from '../../../shared/wishlist/wishlist-summary.ts'
import type { Database } from '../database/database.ts'
import { readSettings } from './read-settings.ts'

export type FrameSettings = {
  navigation: NavigationItem[]
  footer: Footer
  noticeStrip: NoticeStrip
  gates: GateName[]
  switches: Switches
}

/** Features an operator may switch off, named in the document so that nothing is drawn only to disappear. */
export type Switches = { wishlist: boolean; offline: boolean }

/** Pages seen before open without a connection (docs/decisions/0018). */
const offlineFlag = 'shop.offline.enabled'

/** What operators set of the frame that every page carries. */
export async function readFrameSettings(database: Database): Promise<FrameSettings> {
  return frameSettings(
    await readSettings(database, 'flags', 'navigation', 'footer', 'notice-strip', 'social-links'),
  )
}

function frameSettings(
  settings: Pick<Settings, 'flags' | 'navigation' | 'footer' | 'notice-strip' | 'social-links'>,
): FrameSettings {
  const socialLinks = settings['social-links'].toSorted((one, other) => one.position - other.position)
  return {
    navigation: settings.navigation,
    footer: {
      contactEmail: contactAddress,
      webUrl: paths.home,
      ...settings.footer,
      socialLinks: socialLinks.map(({ label, iconClass, url }) => ({ label, iconClass, url })),
    },
    noticeStrip: settings['notice-strip'],
    gates: standingGates(settings.flags),
    switches: {
      wishlist: isOn(settings.flags, wishlistFlag),
      offline: isOn(settings.flags, offlineFlag),
    },
  }
}

const isOn = (flags: Readonly<Record<string, boolean>>, key: string) =>
  !Object.hasOwn(flags, key) || flags[key] === true

/** What holds where nothing is stored, or where it cannot be read. */
export const defaultFrameSettings = frameSettings(settingDefaults)
