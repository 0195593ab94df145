import type { PageData } from '../../../shared/pages/page-payload.ts'
import { LegalDocument } from './LegalDocument.tsx'
import { privacyText } from './privacy-text.ts'

type Props = { data: PageData['privacyPolicy'] }

export function PrivacyPolicyPage({ data }: Props) {
  return <LegalDocument title={data.title} kicker="Your data" text={privacyText} />
}
