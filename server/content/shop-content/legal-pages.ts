import { settingDefaults } from '../../../shared/api/settings-api.ts'
import { fillIn, readSections } from '../../../shared/information/text-markup.ts'
import type { LegalWords } from '../../../shared/information/legal-words.ts'
import type { LegalText } from '../../../shared/information/legal-text.ts'
import type { PageData } from '../../../shared/pages/page-payload.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { informationPage } from '../information/information-page.ts'
import { companyWords, readCompany } from '../../platform/settings/read-company.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { formerValues } from './content-queries.ts'

type Deps = { database: Database }
type LegalRoute = 'termsAndConditions' | 'privacyPolicy'
type LegalPage = {
  key: 'terms' | 'privacy'
  title: string
  path: string
  description: string
}

/** /privacy-policy (STAT-04). */
export const loadPrivacyPolicy = (deps: Deps, request: PageRequest): Promise<PageResult<'privacyPolicy'>> =>
  legalPage<'privacyPolicy'>(deps, request, {
    key: 'privacy',
    title: 'Privacy policy',
    path: paths.privacyPolicy,
    description:
      'What Dray knows about you, why, how long it is kept, who else sees it, which cookies are set, and your rights under UK data protection law.',
  })

/** /terms-and-conditions (STAT-05). */
export const loadTerms = (deps: Deps, request: PageRequest): Promise<PageResult<'termsAndConditions'>> =>
  legalPage<'termsAndConditions'>(deps, request, {
    key: 'terms',
    title: 'Terms and conditions',
    path: paths.terms,
    description:
      'The terms on which breweries sell and trade buyers buy through Dray: accounts, age checks, orders, fees, settlement, liability and Scottish law.',
  })

/** What holds, or with `?until=<day>` what held until a day on which it changed; any other day is no page. */
async function legalPage<R extends LegalRoute>(
  { database }: Deps,
  { query, publicUrl }: PageRequest,
  { key, title, path, description }: LegalPage,
): Promise<PageResult<R>> {
  const [settings, former, company] = await Promise.all([
    readSettings(database, key),
    formerWords(database, key, settingDefaults[key]),
    readCompany(database),
  ])
  const until = query.get('until')
  const version = former.find(({ day }) => day === until)
  if (until !== null && version === undefined) return { kind: 'not-found' }
  const words = version?.words ?? settings[key]
  const page = informationPage<LegalRoute>({
    publicUrl,
    data: {
      title,
      text: legalText(words, companyWords(company)),
      formerDays: former.map(({ day }) => day),
      until: version?.day ?? null,
    },
    canonicalPath: path,
    description,
    topics: ['settings'],
  })
  const head = { ...page.head, indexed: version === undefined }
  return { ...page, head, data: page.data as PageData[R] }
}

function legalText(words: LegalWords, company: Readonly<Record<string, string>>): LegalText {
  const filled = (text: string) => fillIn(text, company)
  return {
    updatedOn: words.updatedOn,
    intro: filled(words.intro),
    summary: words.summary.map(filled),
    sections: readSections(filled(words.text)),
  }
}

/** What held before each day of a change, newest first; of several changes on one day what held before the first. */
async function formerWords(
  database: Database,
  key: LegalPage['key'],
  shipped: LegalWords,
): Promise<{ day: string; words: LegalWords }[]> {
  const changes = await formerValues(database, key)
  const days = new Map<string, LegalWords>()
  for (const { before, changedAt } of changes)
    days.set(londonDay(changedAt), (before?.value ?? shipped) as LegalWords)
  return [...days].map(([day, words]) => ({ day, words }))
}
