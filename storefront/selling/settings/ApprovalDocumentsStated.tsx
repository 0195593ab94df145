import type { BreweryStanding } from '../../../shared/api/standing-api.ts'
import { Fact } from '../OrderBuyer.tsx'
import facts from '../OrderBuyer.module.css'

/** The documents, for anyone who reads them alone. */
export function DocumentsStated({ papers }: { papers: BreweryStanding['papers'] }) {
  const { legalName, address, companyNumber, vat } = papers
  return (
    <dl className={facts.facts}>
      <Fact title="Legal name">{legalName ?? 'Not given'}</Fact>
      <Fact title="Address">{address?.join(', ') ?? 'Not given'}</Fact>
      <Fact title="Company number">{companyNumber ?? 'Not given'}</Fact>
      <Fact title="VAT">{vat === null ? 'Not stated' : (vat.number ?? 'Not registered')}</Fact>
    </dl>
  )
}
