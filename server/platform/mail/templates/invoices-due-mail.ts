import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { addressee, type MailTemplate } from '../mail-content.ts'

export type DueStage = 'before' | 'after' | 'late'
type Data = {
  name: string
  news: DueStage
  /** Open is '£12.00'; days are 'YYYY-MM-DD'. */
  invoices: { number: string; dueOn: string; open: string }[]
  /** Dray's bank account; null where none is set. */
  payInto: string | null
  link: string
}

const letters: Record<DueStage, { subject: string; last: string }> = {
  before: { subject: 'Invoices to pay soon', last: 'If you have paid, there is nothing to do.' },
  after: {
    subject: 'Invoices past their day',
    last: 'If you have paid in the last days, thank you: it takes us a working day to see it.',
  },
  late: {
    subject: 'Invoices a week late',
    last: 'Ordering on account stops when an invoice is more than 7 days late, and goes on by itself once all that is late is paid. You can order by card meanwhile.',
  },
}

/** To a buyer on account: 3 days before the due day, on the day after, and 7 days after (CRED-05). */
export const invoicesDueMail: MailTemplate<Data> = {
  waits: true,
  write: ({ name, news, invoices, payInto, link }) => {
    const { subject, last } = letters[news]
    const rows = invoices.map(
      ({ number, dueOn, open }) =>
        `${number}: ${open}, ${news === 'before' ? 'to pay by' : 'was to be paid by'} ${dayText(dueOn)}.`,
    )
    return {
      subject,
      preview: rows[0] ?? subject,
      heading: `${subject}.`,
      paragraphs: [
        `Hello ${addressee(name)},`,
        ...rows,
        ...(payInto === null ? [] : [`Pay into: ${payInto}. Name the invoice or the order.`]),
        last,
      ],
      action: { label: 'See what is due', link },
      notes: [],
    }
  },
  example: {
    name: 'Maggie Tapster',
    news: 'before',
    invoices: [{ number: 'TOW-000012', dueOn: '2026-12-07', open: '£348.30' }],
    payInto: 'Dray Marketplace Ltd, sort code 00-00-00, account 00000000',
    link: 'https://dray.example/account/credit',
  },
}
