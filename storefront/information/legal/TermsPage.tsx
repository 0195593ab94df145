import type { PageData } from '../../../shared/pages/page-payload.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { LegalDocument } from './LegalDocument.tsx'

type Props = { data: PageData['termsAndConditions'] }

export function TermsPage({ data }: Props) {
  return <LegalDocument data={data} path={paths.terms} kicker="Buying and selling" />
}
