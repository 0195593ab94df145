import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = { name: string; heading: string; lines: string[]; action: { label: string; link: string } | null }

/** To an applicant or a brewery's owners: how the way to the first order goes on (NOTE-13, NOTE-14). */
export const sellingNewsMail: MailTemplate<Data> = {
  waits: true,
  write: ({ name, heading, lines, action }) => ({
    subject: heading,
    preview: lines[0] ?? '',
    heading,
    paragraphs: [`Hello ${addressee(name)},`, ...lines],
    action,
    notes: [],
  }),
  example: {
    name: 'Jan Mason',
    heading: 'Learmonth Basin is on Dray',
    lines: ['You are its owner, and its console is open.'],
    action: { label: 'Open the console', link: 'https://dray.example/sell/learmonth-basin' },
  },
}
