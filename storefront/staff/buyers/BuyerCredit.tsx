import type { CreditDossier } from '../../../shared/api/credit-api.ts'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import { usedCreditText } from '../../../shared/credit/used-credit.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { PlainAction } from '../../console/plain-act.ts'
import { Amount } from '../../ui/actions/Amount.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import figures from '../StaffFigures.module.css'
import { useMay } from '../staff-roles.ts'
import {
  creditAction,
  creditVerbName,
  confirmPayBackAction,
  creditVerbsOf,
  markPaidAction,
  payBackAction,
  undoPaymentAction,
  writeOffAction,
} from './buyer-acts.ts'
import { BuyerWriteOffs } from './BuyerWriteOffs.tsx'
import { creditStateText } from './buyer-words.ts'

type Props = { credit: CreditDossier; onAct: (action: PlainAction) => void }

/** The credit account, invoices by age and what came by bank, with finance's actions. */
export function BuyerCredit({ credit, onAct }: Props) {
  const { account, ages, overpaidMinor } = credit
  const may = useMay()
  return (
    <section aria-labelledby="credit">
      <h2 id="credit">Credit</h2>
      <div className={figures.stack}>
        {account === null ? (
          <p>No credit account: orders are paid by card.</p>
        ) : (
          <p className={figures.line}>
            <Badge tone={creditStateText[account.state].tone}>{creditStateText[account.state].text}</Badge>
            <span>
              {usedCreditText(account)}, to be paid {account.termsText}
            </span>
            {account.reason !== null && <span className={figures.soft}>‘{account.reason}’</span>}
          </p>
        )}
        {(account !== null || credit.invoices.length > 0) && (
          <dl className={figures.figures}>
            <Figure title="Not due" minor={ages.notDue} />
            <Figure title="1–30 days late" minor={ages.to30} />
            <Figure title="31–60 days late" minor={ages.to60} />
            <Figure title="Over 60 days late" minor={ages.over60} />
            {overpaidMinor > 0 && <Figure title="Paid beyond" minor={overpaidMinor} />}
          </dl>
        )}
        {may(moneyRoles) && (
          <p className={figures.acts}>
            {account !== null && (
              <Button size="small" onClick={() => onAct(markPaidAction(credit, londonDay(new Date())))}>
                Mark paid
              </Button>
            )}
            {overpaidMinor > 0 && (
              <Button size="small" onClick={() => onAct(payBackAction(credit))}>
                Pay back
              </Button>
            )}
            {creditVerbsOf(credit).map((verb) => (
              <Button
                key={verb}
                size="small"
                variant="quiet"
                onClick={() => onAct(creditAction(verb, credit))}
              >
                {creditVerbName(verb)}
              </Button>
            ))}
          </p>
        )}
        <Invoices credit={credit} onAct={may(moneyRoles) ? onAct : null} />
        <Payments credit={credit} onAct={may(moneyRoles) ? onAct : null} />
        <BuyerWriteOffs credit={credit} onAct={may(moneyRoles) ? onAct : null} />
        <PayBacks credit={credit} onAct={may(moneyRoles) ? onAct : null} />
      </div>
    </section>
  )
}

function Figure({ title, minor }: { title: string; minor: number }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <Amount amount={formatMinor(minor)} />
      </dd>
    </div>
  )
}

type Rows = { credit: CreditDossier; onAct: Props['onAct'] | null }

function Invoices({ credit, onAct }: Rows) {
  if (credit.invoices.length === 0) return null
  return (
    <DataTable
      caption="Open invoices"
      isStackedOnPhone
      columns={[
        { label: 'Invoice' },
        { label: 'Due' },
        { label: 'Charged', align: 'end' },
        { label: 'Open', align: 'end' },
        ...(onAct ? [{ label: 'Actions', isLabelHidden: true }] : []),
      ]}
    >
      {credit.invoices.map((invoice) => (
        <tr key={invoice.id}>
          <Cell isHeader>
            {invoice.number}
            {invoice.orderNumber !== null && (
              <>
                , <a href={staffPaths.order(invoice.orderNumber)}>{invoice.orderNumber}</a>
              </>
            )}
          </Cell>
          <Cell label="Due">
            {invoice.dueOn === null ? '–' : wholeDay(invoice.dueOn)}
            {invoice.daysLate > 0 && <strong>, {days(invoice.daysLate)} late</strong>}
          </Cell>
          <Cell label="Charged" align="end">
            <Amount amount={formatMinor(invoice.chargedMinor)} />
          </Cell>
          <Cell label="Open" align="end">
            <Amount amount={formatMinor(invoice.openMinor)} />
          </Cell>
          {onAct && (
            <Cell align="end">
              <Button size="small" variant="quiet" onClick={() => onAct(writeOffAction(credit, invoice))}>
                Write off<span className="visually-hidden"> {invoice.number}</span>
              </Button>
            </Cell>
          )}
        </tr>
      ))}
    </DataTable>
  )
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

function Payments({ credit, onAct }: Rows) {
  if (credit.payments.length === 0) return null
  return (
    <DataTable
      caption="Paid by bank"
      isStackedOnPhone
      columns={[
        { label: 'Day' },
        { label: 'Reference' },
        { label: 'Marked by' },
        { label: 'Amount', align: 'end' },
        ...(onAct ? [{ label: 'Actions', isLabelHidden: true }] : []),
      ]}
    >
      {credit.payments.map((payment) => (
        <tr key={payment.id}>
          <Cell isHeader>{wholeDay(payment.receivedOn)}</Cell>
          <Cell label="Reference">{payment.reference}</Cell>
          <Cell label="Marked by">
            {payment.markedBy}
            {payment.undoneReason !== null && <>, undone: ‘{payment.undoneReason}’</>}
          </Cell>
          <Cell label="Amount" align="end">
            <Amount amount={formatMinor(payment.amountMinor)} />
          </Cell>
          {onAct && (
            <Cell align="end">
              {payment.undoneReason === null && (
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => onAct(undoPaymentAction(credit, payment))}
                >
                  Undo<span className="visually-hidden"> {payment.reference}</span>
                </Button>
              )}
            </Cell>
          )}
        </tr>
      ))}
    </DataTable>
  )
}

const payBackStates = {
  asked: 'is waiting for a second person',
  done: 'paid back',
  lapsed: 'not confirmed in time',
}

function PayBacks({ credit, onAct }: Rows) {
  if (credit.payBacks.length === 0) return null
  return (
    <DataTable
      caption="Paid back by bank"
      isStackedOnPhone
      columns={[
        { label: 'Day' },
        { label: 'Reference' },
        { label: 'By' },
        { label: 'Amount', align: 'end' },
        ...(onAct ? [{ label: 'Actions', isLabelHidden: true }] : []),
      ]}
    >
      {credit.payBacks.map((payBack) => (
        <tr key={payBack.id}>
          <Cell isHeader>{wholeDay(londonDay(new Date(payBack.askedAt)))}</Cell>
          <Cell label="Reference">
            {payBack.reference}, {payBackStates[payBack.state]}: ‘{payBack.reason}’
          </Cell>
          <Cell label="By">
            {payBack.askedBy}
            {payBack.doneBy !== null && payBack.doneBy !== payBack.askedBy && <>, then {payBack.doneBy}</>}
          </Cell>
          <Cell label="Amount" align="end">
            <Amount amount={formatMinor(payBack.amountMinor)} />
          </Cell>
          {onAct && (
            <Cell align="end">
              {payBack.state === 'asked' &&
                (payBack.isOwn ? (
                  'Another person confirms it'
                ) : (
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => onAct(confirmPayBackAction(credit, payBack))}
                  >
                    Confirm<span className="visually-hidden"> {payBack.reference}</span>
                  </Button>
                ))}
            </Cell>
          )}
        </tr>
      ))}
    </DataTable>
  )
}
