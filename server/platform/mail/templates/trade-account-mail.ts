import { addressee, type MailTemplate } from '../mail-content.ts'

type Letter = { subject: string; paragraphs: (words: string) => string[]; label: string }

/** Everything that happens to a trade account, as its buyer reads it. `words` are a reason or a question. */
const letters = {
  applied: {
    subject: 'We have your application',
    paragraphs: () => [
      'Your application for a trade account is with us. We look at it and answer within two working days.',
      'Your basket and your wishlist are yours to fill meanwhile. Ordering opens with the approval.',
    ],
    label: 'See your application',
  },
  'change-applied': {
    subject: 'We have the change of your trade account',
    paragraphs: () => [
      'We look at the change and answer within two working days. Until then your account stays approved as it was.',
    ],
    label: 'See your trade account',
  },
  approved: {
    subject: 'Your trade account is approved',
    paragraphs: () => ['You can order from every brewery on Dray now.'],
    label: 'See your trade account',
  },
  'change-approved': {
    subject: 'The change of your trade account is approved',
    paragraphs: () => ['Your trade account shows it from now on.'],
    label: 'See your trade account',
  },
  refused: {
    subject: 'Your trade account is not approved',
    paragraphs: (words) => [
      'We have looked at your application and cannot approve it as it is.',
      `The reason: ${words}`,
      'You may apply again.',
    ],
    label: 'Apply again',
  },
  'change-refused': {
    subject: 'The change of your trade account is not approved',
    paragraphs: (words) => [
      'We have looked at the change and cannot approve it. Your account stays as it was.',
      `The reason: ${words}`,
    ],
    label: 'See your trade account',
  },
  asked: {
    subject: 'A question about your trade account',
    paragraphs: (words) => [
      `We have looked at your application and would like to know: ${words}`,
      'Your answer belongs on the page of your trade account.',
    ],
    label: 'Answer the question',
  },
  'on-hold': {
    subject: 'Your trade account is on hold',
    paragraphs: (words) => [
      `The reason: ${words}`,
      'You cannot place new orders for now. What you have ordered goes on; you can read your documents, pay and cancel as before.',
    ],
    label: 'See your trade account',
  },
  released: {
    subject: 'Your trade account is open again',
    paragraphs: () => ['The hold is over, and you can order as before.'],
    label: 'See your trade account',
  },
} satisfies Record<string, Letter>

export type TradeNews = keyof typeof letters
type Data = { name: string; news: TradeNews; words: string | null; link: string }

/** To a buyer, after each step of the trade account (TRADE-06). */
export const tradeAccountMail: MailTemplate<Data> = {
  waits: true,
  write: ({ name, news, words, link }) => {
    const { subject, paragraphs, label }: Letter = letters[news]
    const [first = '', ...others] = paragraphs(words ?? '')
    return {
      subject,
      preview: first,
      heading: `${subject}.`,
      paragraphs: [`Hello ${addressee(name)},`, first, ...others],
      action: { label, link },
      notes: [],
    }
  },
  example: {
    name: 'Maggie Tapster',
    news: 'asked',
    words: 'Which premises does licence PL-2041 belong to?',
    link: 'https://dray.example/account/trade',
  },
}
