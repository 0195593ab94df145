import { sellingReads } from '../selling-calls.ts'
import { BooksForm } from './BooksForm.tsx'

type Props = { brewery: string; monthBegan: string }

/** A month's invoices and credit notes of a brewery as files for the program of its books (PLAT-30). */
export const MoneyExports = ({ brewery, monthBegan }: Props) => (
  <BooksForm
    about="Invoices and credit notes that were issued in your name."
    callOf={(program, query) => sellingReads.books(brewery, program, query)}
    monthBegan={monthBegan}
  />
)
