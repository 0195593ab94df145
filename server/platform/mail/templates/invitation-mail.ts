import { addressee, lifetime, type MailTemplate } from '../mail-content.ts'

type Data = {
  /** Of the account with this address; empty where there is none yet. */
  name: string
  inviter: string
  place: string
  role: string
  may: string
  link: string
  validMinutes: number
}

/** To an address that is asked to work for a brewery, or for Dray. */
export const invitationMail: MailTemplate<Data> = {
  write: ({ name, inviter, place, role, may, link, validMinutes }) => ({
    subject: `Join ${place} on Dray`,
    preview: `You are invited as ${role}.`,
    heading: `Join ${place} on Dray`,
    paragraphs: [
      `Hello ${addressee(name)}, ${inviter} asks you to work for ${place} on Dray as ${role}: ${may}.`,
      'You need an account with this address. If you have none, you can make one on that page.',
    ],
    action: { label: 'See the invitation', link },
    notes: [
      `The link works once, for ${lifetime(validMinutes)}, and only for this address.`,
      'If you do not know what this is about, you need do nothing.',
    ],
  }),
  example: {
    name: '',
    inviter: 'Jan Mason',
    place: 'Learmonth Basin',
    role: 'sales',
    may: 'orders, pubs, stock and delivery',
    link: 'https://dray.example/sell/join#token=example',
    validMinutes: 7 * 24 * 60,
  },
}
