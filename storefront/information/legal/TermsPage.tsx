import type { PageData } from '../../../shared/pages/page-payload.ts'
import { LegalDocument } from './LegalDocument.tsx'
import { termsText } from './terms-text.ts'

type Props = { data: PageData['termsAndConditions'] }

export function TermsPage({ data }: Props) {
  return <LegalDocument title={data.title} kicker="Buying and selling" text={termsText} />
}
