import { paths } from '../../shared/paths/paths.ts'
import type { PageRequest, PageResult } from '../http/page-loading.ts'
import { informationPage } from './information-page.ts'

/** /privacy-policy (STAT-04). */
export async function loadPrivacyPolicy(
  _deps: unknown,
  { publicUrl }: PageRequest,
): Promise<PageResult<'privacyPolicy'>> {
  return informationPage<'privacyPolicy'>({
    publicUrl,
    data: { title: 'Privacy policy' },
    canonicalPath: paths.privacyPolicy,
    description:
      'What Dray knows about you, why, how long it is kept, who else sees it, which cookies are set, and your rights under UK data protection law.',
  })
}

/** /terms-and-conditions (STAT-05). */
export async function loadTerms(
  _deps: unknown,
  { publicUrl }: PageRequest,
): Promise<PageResult<'termsAndConditions'>> {
  return informationPage<'termsAndConditions'>({
    publicUrl,
    data: { title: 'Terms and conditions' },
    canonicalPath: paths.terms,
    description:
      'The terms on which breweries sell and trade buyers buy through Dray: accounts, age checks, orders, fees, settlement, liability and Scottish law.',
  })
}
