import type { EmptiesCharge } from '../../../shared/api/empties-charges-api.ts'
import { containersText } from '../../../shared/deposits/container-names.ts'
import { formatDay } from '../../../shared/dates/dates.ts'
import { shortDay } from '../../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { clientSend } from '../../api/client-calls.ts'
import { readReply } from '../../api/json-calls.ts'
import { SectionHeading } from '../../ui/core/SectionHeading.tsx'
import { FileButton } from '../FileButton.tsx'
import styles from './Empties.module.css'

/** What breweries announced to charge, what they charged, and what became of it; nothing where there is none (EMPT-06). */
export function Charges({ charges }: { charges: readonly EmptiesCharge[] }) {
  const announced = charges.filter(({ state }) => state === 'announced')
  const others = charges.filter(({ state }) => state !== 'announced')
  return (
    <>
      {announced.length > 0 && (
        <section className={styles.section} aria-labelledby="empties-announced">
          <SectionHeading id="empties-announced" title="To give back soon" />
          <ul className={styles.cards}>
            {announced.map((charge) => (
              <li className={styles.card} key={charge.id}>
                <Announced charge={charge} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className={styles.section} aria-labelledby="empties-charged">
          <SectionHeading id="empties-charged" title="Charges" />
          <ul className={styles.cards}>
            {others.map((charge) => (
              <li key={charge.id}>
                <Ended charge={charge} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Announced({ charge }: { charge: EmptiesCharge }) {
  const { breweryName, left, kind, address, chargeOn, totalMinor, vatMinor, note } = charge
  return (
    <>
      <p>
        <b>
          {breweryName}: {containersText(left, kind)}
        </b>{' '}
        at {address}.
      </p>
      <p>
        Have {left === 1 ? 'it' : 'them'} counted back before {shortDay(chargeOn)}: hand{' '}
        {left === 1 ? 'it' : 'them'} to the driver of the next delivery, who signs for{' '}
        {left === 1 ? 'it' : 'them'}, or ask the brewery to collect. Otherwise {formatMinor(totalMinor)}
        {vatMinor > 0 && ' with VAT'} is invoiced, due 14 days later.
      </p>
      {note !== null && <p>{note}</p>}
    </>
  )
}

function Ended({ charge }: { charge: EmptiesCharge }) {
  const { breweryName, announced, left, kind, state, invoice } = charge
  const count = state === 'invoiced' ? left : announced
  return (
    <>
      <p>
        <b>{containersText(count, kind)}</b> of {breweryName}: {stateText(charge)}
      </p>
      {invoice !== null && (
        <FileButton name={`${invoice.number}.pdf`} read={() => readDocument(invoice.id)}>
          {`Invoice ${invoice.number}`}
        </FileButton>
      )}
    </>
  )
}

function stateText({ state, totalMinor, invoice, endNote }: EmptiesCharge): string {
  switch (state) {
    case 'invoiced':
      return invoice === null
        ? 'lost; nothing is charged.'
        : `charged as lost, ${formatMinor(totalMinor)}${invoice.dueOn === null ? '' : `, to pay by ${formatDay(invoice.dueOn)}`}. Found it? Give it back: it is credited.`
    case 'credited':
      return 'found, and the charge is credited.'
    case 'withdrawn':
      return `not charged. ${endNote ?? ''}`
    case 'back':
      return 'back in time, nothing is charged.'
    case 'announced':
      return ''
  }
}

async function readDocument(id: string): Promise<Blob> {
  const answer = await clientSend(`/api/documents/${encodeURIComponent(id)}.pdf`)
  return answer.ok ? answer.blob() : readReply<never>(answer)
}
