import type { PageData } from '../../../shared/pages/page-payload.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { LegalDocument } from './LegalDocument.tsx'

type Props = { data: PageData['privacyPolicy'] }

export function PrivacyPolicyPage({ data }: Props) {
  return <LegalDocument data={data} path={paths.privacyPolicy} kicker="Your data" />
}
