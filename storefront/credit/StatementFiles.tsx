import type { OwnCredit } from '../../shared/api/credit-api.ts'
import { clientSend } from '../api/client-calls.ts'
import { readReply } from '../api/json-calls.ts'
import { FileButton } from '../orders/FileButton.tsx'
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
          <FileButton key={id} name={`${number}.pdf`} read={() => readPaper(id)}>
            {monthOf(period)}
          </FileButton>
        ))}
      </div>
    </section>
  )
}

async function readPaper(id: string): Promise<Blob> {
  const answer = await clientSend(`/api/documents/${id}.pdf`)
  return answer.ok ? answer.blob() : readReply<never>(answer)
}

/** 'November 2026'. */
const monthOf = (period: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${period}-01`),
  )
