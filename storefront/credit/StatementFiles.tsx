import type { OwnCredit, SiteStatements } from '../../shared/api/credit-api.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { monthText } from '../../shared/dates/month-text.ts'
import { clientSend } from '../api/client-calls.ts'
import { readReply } from '../api/json-calls.ts'
import { FileButton } from '../orders/FileButton.tsx'
import { useRead } from '../orders/use-read.ts'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import styles from './CreditPage.module.css'

type Props = { statements: OwnCredit['statements'] }

/** A statement of each month, as PDF. */
export function StatementFiles({ statements }: Props) {
  if (statements.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="credit-statements">
      <SectionHeading id="credit-statements" title="Statements" />
      <div className={styles.papers}>
        {statements.map(({ id, number, period }) => (
          <FileButton key={id} name={`${number}.pdf`} read={() => readDocument(`/api/documents/${id}.pdf`)}>
            {monthText(period)}
          </FileButton>
        ))}
      </div>
    </section>
  )
}

/** The same of all sites that the client may read, each month with the balance of each site (BIZ-08). */
export function SiteStatementFiles() {
  const { loaded } = useRead<SiteStatements>('/api/account/statements?site=all')
  if (loaded.state !== 'ready' || loaded.value.statements.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="site-statements">
      <SectionHeading id="site-statements" title="Statements of all sites" />
      <ul className={styles.months}>
        {loaded.value.statements.map(({ period, closingMinor, sites }) => (
          <li className={styles.month} key={period}>
            <table className={styles.balances}>
              <caption>{monthText(period)}</caption>
              <tbody>
                {sites.map(({ siteId, site, closingMinor: balance }) => (
                  <tr key={siteId}>
                    <th scope="row">{site}</th>
                    <td>{formatMinor(balance)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">All sites</th>
                  <td>{formatMinor(closingMinor)}</td>
                </tr>
              </tfoot>
            </table>
            <FileButton
              name={`statement-${period}.pdf`}
              read={() => readDocument(`/api/account/statements/${period}.pdf?site=all`)}
            >
              Download as PDF
            </FileButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function readDocument(path: string): Promise<Blob> {
  const answer = await clientSend(path)
  return answer.ok ? answer.blob() : readReply<never>(answer)
}
