import { useRef, useState } from 'react'
import { type BookProgram, bookProgramNames, bookPrograms } from '../../../shared/payouts/booking-words.ts'
import { useFormDraft } from '../../console/drafts/use-form-draft.ts'
import { saveFile } from '../../console/save-file.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { lastMonths } from './money-words.ts'
import styles from './MoneyExports.module.css'

type Props = {
  /** Whose documents they are. */
  about: string
  /** The address of the file. */
  callOf: (program: BookProgram, query: URLSearchParams) => string
  /** What the file's name begins with. */
  prefix?: string
  /** The first day of this month in London. */
  monthBegan: string
}

const accountLabels: Record<BookProgram, string> = {
  xero: 'Account code of sales',
  sage: 'Nominal code of sales',
  quickbooks: 'Product or service',
}

/** A month's invoices and credit notes as files for the program of the books, which is remembered (PLAT-30, SELL-25). */
export function BooksForm({ about, callOf, prefix = '', monthBegan }: Props) {
  const form = useRef<HTMLFormElement>(null)
  // It asks for a file and changes nothing: what was chosen is there for the next file too.
  useFormDraft(form, `books ${callOf('xero', new URLSearchParams())}`)
  const months = lastMonths(monthBegan)
  const [program, setProgram] = useState<BookProgram>('xero')
  const [month, setMonth] = useState(months[1]!.value)
  const [account, setAccount] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    setIsSaving(true)
    const query = new URLSearchParams({ month, ...(account.trim() !== '' && { account: account.trim() }) })
    await saveFile(`${prefix}${program}-${month}.zip`, callOf(program, query))
    setIsSaving(false)
  }
  return (
    <form
      className={styles.exports}
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p>
        {about} As a ZIP with a text of their sums. Try a file with one invoice first: programs differ in what
        they take.
      </p>
      <div className={styles.fields}>
        <Select
          label="Program"
          name="program"
          value={program}
          options={bookProgramNames.map((value) => ({ value, label: bookPrograms[value].name }))}
          onChange={(value) => setProgram(value as BookProgram)}
        />
        <Select label="Month" name="month" value={month} options={months} onChange={setMonth} />
        <TextInput
          label={accountLabels[program]}
          name="account"
          value={account}
          placeholder={bookPrograms[program].account}
          maxLength={40}
          pattern="[A-Za-z0-9 .\/\-]*"
          onChange={setAccount}
        />
      </div>
      <Button type="submit" icon="download" isLoading={isSaving}>
        Download the files
      </Button>
    </form>
  )
}
