import type { PageData } from '../../../shared/pages/page-payload.ts'
import { paths } from '../../../shared/paths/paths.ts'
import {
  emptySupportDraft,
  type SupportDraft,
  type SupportErrors,
} from '../../../shared/information/support-request.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PageHead, PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { informationPage } from '../information/information-page.ts'
import { type Company, readCompany } from '../../platform/settings/read-company.ts'

/** /support (STAT-02, OPEN-26): the form, and with `?sent=1` that it went. */
export async function loadSupport(
  { database }: { database: Database },
  { publicUrl, query }: PageRequest,
): Promise<PageResult<'support'>> {
  const isSent = query.get('sent') === '1'
  return informationPage<'support'>({
    publicUrl,
    data: {
      title: 'Support',
      isSent,
      draft: emptySupportDraft,
      errors: {},
      company: await readCompany(database),
    },
    topics: ['settings'],
    canonicalPath: paths.support,
    description:
      'Write to us about an order, a delivery, your account or the site. People read it, people answer.',
  })
}

/** The form as sent, with an error at each wrong field. */
export function returnedSupportPage(
  draft: SupportDraft,
  errors: SupportErrors,
  company: Company,
): { data: PageData['support']; head: PageHead } {
  return {
    data: { title: 'Support', isSent: false, draft, errors, company },
    head: { description: 'Write to us.', canonicalPath: paths.support, indexed: false },
  }
}
