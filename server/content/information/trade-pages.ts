import { isEnabled } from '../../../shared/pages/navigation-items.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { readPlatformFee } from '../../finance/payments/fee-rates.ts'
import { readFrameSettings } from '../../platform/settings/frame-settings.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { informationPage } from './information-page.ts'

/** /for-brewers, which is there only while its menu entry is switched on (C-19, OPEN-03). */
export async function loadForBrewers(
  { database }: { database: Database },
  { publicUrl }: PageRequest,
): Promise<PageResult<'forBrewers'>> {
  const { navigation } = await readFrameSettings(database)
  if (!isEnabled(navigation, 'menu.top:brewers')) return { kind: 'not-found' }
  const [feeRate, { 'payouts.delay-days': payoutDelayDays }] = await Promise.all([
    readPlatformFee(database, new Date()),
    readSettings(database, 'payouts.delay-days'),
  ])
  return informationPage<'forBrewers'>({
    publicUrl,
    data: { title: 'For brewers', feeRate, payoutDelayDays },
    canonicalPath: paths.forBrewers,
    description:
      'Sell your beer to pubs and shops through Dray: your prices, your stock, one pallet shared with the breweries around you.',
    topics: ['settings'],
  })
}

/** /for-shops, which is there only while its menu entry is switched on (C-19, OPEN-03). */
export async function loadForShops(
  { database }: { database: Database },
  { publicUrl }: PageRequest,
): Promise<PageResult<'forShops'>> {
  const { navigation } = await readFrameSettings(database)
  if (!isEnabled(navigation, 'menu.top:shops')) return { kind: 'not-found' }
  return informationPage<'forShops'>({
    publicUrl,
    data: { title: 'For shops' },
    canonicalPath: paths.forShops,
    description:
      'Buy beer for your bottle shop or farm shop straight from independent breweries: cans, bottles and mixed cases by the pallet or the box.',
  })
}
