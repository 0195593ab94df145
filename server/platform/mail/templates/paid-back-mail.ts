import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = {
  name: string
  /** '£120.00'. */
  amount: string
  /** On the buyer's bank statement. */
  reference: string
  link: string
}

/** To a buyer on account who is paid back by bank what was beyond all invoices. */
export const paidBackMail: MailTemplate<Data> = {
  waits: true,
  write: ({ name, amount, reference, link }) => ({
    subject: `We pay ${amount} back to you`,
    preview: `It comes by bank, with the reference ${reference}.`,
    heading: `${amount} is on its way to your bank.`,
    paragraphs: [
      `Hello ${addressee(name)},`,
      `You have paid ${amount} more than your invoices came to. We pay it back by bank; the reference on your statement is ${reference}.`,
    ],
    action: { label: 'See your credit account', link },
    notes: [],
  }),
  example: {
    name: 'Maggie Tapster',
    amount: '£120.00',
    reference: 'DRAY BACK 12',
    link: 'https://dray.example/account/credit',
  },
}
