import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = {
  name: string
  news: 'open' | 'change' | 'hold' | 'release' | 'close'
  /** '£1,000.00'. */
  limit: string
  terms: string
  reason: string
  link: string
}

const subjects: Record<Data['news'], string> = {
  open: 'Your credit account is open',
  change: 'Your credit account has changed',
  hold: 'Your credit account is on hold',
  release: 'Your credit account is open again',
  close: 'Your credit account is closed',
}

const sentences: Record<Data['news'], (data: Data) => string[]> = {
  open: ({ limit, terms }) => [
    `You can order on account up to ${limit}. Each invoice is to be paid ${terms}.`,
  ],
  change: ({ limit, terms }) => [
    `Your limit is ${limit} now. Invoices from now on are to be paid ${terms}; those you have stay as they are.`,
  ],
  hold: ({ reason }) => [
    `The reason: ${reason}`,
    'You can order by card meanwhile. What you have ordered goes on.',
  ],
  release: () => ['You can order on account as before.'],
  close: ({ reason }) => [
    `The reason: ${reason}`,
    'You can order by card. Invoices you have are to be paid by their day.',
  ],
}

/** To a buyer, whenever the credit account changes (CRED-01, CRED-06). */
export const creditAccountMail: MailTemplate<Data> = {
  waits: true,
  write: (data) => {
    const [first = '', ...others] = sentences[data.news](data)
    return {
      subject: subjects[data.news],
      preview: first,
      heading: `${subjects[data.news]}.`,
      paragraphs: [`Hello ${addressee(data.name)},`, first, ...others],
      action: { label: 'See your credit account', link: data.link },
      notes: [],
    }
  },
  example: {
    name: 'Maggie Tapster',
    news: 'open',
    limit: '£1,000.00',
    terms: '14 days from the invoice',
    reason: 'Paid each order on time.',
    link: 'https://dray.example/account/credit',
  },
}
