import type { StaffBrewery } from '../../../shared/api/staff-breweries-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { Fact } from '../../selling/OrderBuyer.tsx'
import facts from '../../selling/OrderBuyer.module.css'
import { keyText } from '../staff-words.ts'

/** Documents, agreement, fee, delivery terms and people of a brewery. */
export function BreweryFacts({ brewery }: { brewery: StaffBrewery }) {
  const { standing, fee, delivery, people } = brewery
  const { legalName, address, companyNumber, vat } = standing.papers
  const { accepted } = standing.agreement
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">Documents and terms</h2>
      <dl className={facts.facts}>
        <Fact title="Legal name">
          {legalName ?? 'Not given'}
          {companyNumber !== null && <span className={facts.line}>Company {companyNumber}</span>}
          {(address ?? []).map((line) => (
            <span className={facts.line} key={line}>
              {line}
            </span>
          ))}
        </Fact>
        <Fact title="VAT">
          {vat === null
            ? 'Not stated'
            : `${vat.number ?? 'Not registered'}, stated ${wholeDay(vat.statedAt)} by ${vat.statedBy}`}
        </Fact>
        <Fact title="Agreement">
          {accepted === null
            ? 'Not accepted'
            : `Version ${accepted.version}, ${wholeDay(accepted.at)}, by ${accepted.by}`}
        </Fact>
        <Fact title="Fee">
          {(fee.rate / 100).toFixed(2)}% with VAT
          <span className={facts.soft}>
            {fee.since === null || fee.setBy === null
              ? ', the platform’s'
              : `, agreed ${wholeDay(fee.since)} by ${fee.setBy}`}
          </span>
        </Fact>
        <Fact title={delivery.version === 0 ? 'Delivery: Dray’s usual terms' : 'Delivery: own terms'}>
          {delivery.sentences.map((sentence) => (
            <span className={facts.line} key={sentence}>
              {sentence}
            </span>
          ))}
        </Fact>
        {people !== null && (
          <Fact title="People">
            {people.length === 0 && 'No one'}
            {people.map(({ name, email, role }) => (
              <span className={facts.line} key={`${email} ${role}`}>
                {name}, {keyText(role).toLowerCase()}: <a href={`mailto:${email}`}>{email}</a>
              </span>
            ))}
          </Fact>
        )}
      </dl>
    </section>
  )
}
