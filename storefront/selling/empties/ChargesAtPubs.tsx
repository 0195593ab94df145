import type { EmptiesCharge } from '../../../shared/api/empties-charges-api.ts'
import { containersText } from '../../../shared/deposits/container-names.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { PlainAction } from '../../console/plain-act.ts'
import { Button } from '../../ui/core/Button.tsx'
import { SellingDocumentButton } from '../money/SellingDocumentButton.tsx'
import { foundAction, withdrawAction } from './charge-acts.ts'
import styles from './EmptiesAtPubs.module.css'

type Props = {
  charges: readonly EmptiesCharge[]
  mayAct: boolean
  /** Owners and accounts read documents. */
  mayRead: boolean
  brewery: string
  onAct: (action: PlainAction) => void
}

/** Charges that are announced, then those that were invoiced, and those that ended within 90 days (EMPT-06). */
export function ChargesAtPubs({ charges, mayAct, mayRead, brewery, onAct }: Props) {
  const of = (states: readonly EmptiesCharge['state'][]) =>
    charges.filter(({ state }) => states.includes(state))
  const [announced, invoiced] = [of(['announced']), of(['invoiced'])]
  const over = of(['withdrawn', 'back', 'credited'])
  return (
    <>
      {announced.length > 0 && (
        <section className={styles.part} aria-labelledby="charges">
          <h2 id="charges">Charges you announced</h2>
          <ul className={styles.cards}>
            {announced.map((charge) => (
              <li className={styles.card} key={charge.id}>
                <ChargeFacts charge={charge} />
                {mayAct && (
                  <span>
                    <Button
                      size="small"
                      variant="quiet"
                      onClick={() => onAct(withdrawAction(brewery, charge))}
                    >
                      Withdraw
                      <span className="visually-hidden"> the charge: {charge.pubName}</span>
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {invoiced.length > 0 && (
        <section className={styles.part} aria-labelledby="lost">
          <h2 id="lost">Charged as lost</h2>
          <ul className={styles.cards}>
            {invoiced.map((charge) => (
              <li className={styles.card} key={charge.id}>
                <ChargeFacts charge={charge} />
                <span className={styles.cardActs}>
                  {charge.invoice !== null && mayRead && (
                    <SellingDocumentButton id={charge.invoice.id} number={charge.invoice.number} />
                  )}
                  {mayAct && (
                    <Button size="small" variant="quiet" onClick={() => onAct(foundAction(brewery, charge))}>
                      Found again
                      <span className="visually-hidden">: {charge.pubName}</span>
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {over.length > 0 && (
        <details className={styles.part}>
          <summary>Charges that ended in the last 90 days</summary>
          <ul className={styles.cards}>
            {over.map((charge) => (
              <li key={charge.id}>
                <ChargeFacts charge={charge} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function ChargeFacts({ charge }: { charge: EmptiesCharge }) {
  const { pubName, address, announced, left, kind, announcedBy, announcedAt, note } = charge
  const isOver = left === 0 || charge.state === 'withdrawn'
  const by = `Announced by ${announcedBy} on ${wholeDay(announcedAt)}`
  return (
    <>
      <p>
        <b>
          {pubName}: {containersText(isOver ? announced : left, kind)}
        </b>
        . {stateText(charge)}
      </p>
      <p className={styles.soft}>{[address, by, note].filter(Boolean).join('. ')}</p>
    </>
  )
}

/** What has come of a charge, as its brewery reads it. */
function stateText({
  state,
  chargeOn,
  totalMinor,
  vatMinor,
  announced,
  left,
  invoice,
  endNote,
}: EmptiesCharge): string {
  const sum = formatMinor(totalMinor)
  const back = announced - left
  switch (state) {
    case 'announced':
      return `${back > 0 ? `${back} of ${announced} ${back === 1 ? 'is' : 'are'} back. ` : ''}What is not back is invoiced on ${wholeDay(chargeOn)}: ${sum}${vatMinor > 0 ? ' with VAT' : ''}.`
    case 'invoiced':
      return invoice === null
        ? 'Nothing was charged.'
        : `Invoice ${invoice.number}${invoice.dueOn === null ? '' : `, due ${wholeDay(invoice.dueOn)}`}: ${sum} still charged.`
    case 'withdrawn':
      return `Withdrawn: ${endNote ?? 'no reason given'}`
    case 'back':
      return 'Back in time: nothing is charged.'
    case 'credited':
      return `Found and credited${invoice === null ? '' : `, invoice ${invoice.number}`}.`
  }
}
