import { useState } from 'react'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { saveFile } from '../../console/save-file.ts'
import { BooksForm } from '../../selling/money/BooksForm.tsx'
import { lastMonths } from '../../selling/money/money-words.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { useMay } from '../staff-roles.ts'
import styles from './FeesTab.module.css'

/** A month of Dray's own books as files: invoices for a program, and the ledger as a journal (PLAT-30, STAF-18). */
export function ExportsTab() {
  const may = useMay()
  const [today] = useState(() => londonDay(new Date()))
  if (!may(moneyRoles)) return <p>Finance and admins take the books away.</p>
  return (
    <>
      <section aria-labelledby="books">
        <h2 id="books">Dray’s invoices</h2>
        <BooksForm
          about="Dray’s own invoices, fee invoices to breweries, and their credit notes."
          callOf={(program, query) => `/api/admin/money/exports/${program}?${query}`}
          prefix="dray-"
          monthBegan={today}
        />
      </section>
      <Journal today={today} />
    </>
  )
}

/** Every entry of the ledger in a month, with the sum in the last row. */
function Journal({ today }: { today: string }) {
  const months = lastMonths(today)
  const [month, setMonth] = useState(months[1]!.value)
  return (
    <section aria-labelledby="journal">
      <h2 id="journal">Journal of the ledger</h2>
      <p>One row per entry. The last row is the sum of the month: £0.00.</p>
      <div className={styles.report}>
        <Select label="Month" name="journal-month" value={month} options={months} onChange={setMonth} />
        <Button
          variant="quiet"
          icon="download"
          onClick={() => void saveFile(`journal-${month}.csv`, `/api/admin/money/journal?month=${month}`)}
        >
          Download CSV
        </Button>
      </div>
    </section>
  )
}
