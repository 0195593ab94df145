import { addressee, type MailTemplate } from '../mail-content.ts'

export type StandingNews = 'placed' | 'failed' | 'lapsed' | 'paused' | 'resumed' | 'ended'
type Data = {
  name: string
  /** The name its buyer gave it. */
  standingOrder: string
  news: StandingNews
  /** 'Tue 24 Nov' of the occurrence; null where it is about none. */
  day: string | null
  /** What happened, a sentence each. */
  words: string[]
  link: string
}

const headings: Record<StandingNews, string> = {
  placed: 'Your standing order was placed with differences',
  failed: 'Your standing order was not placed',
  lapsed: 'Your standing order was not confirmed',
  paused: 'Your standing order is paused',
  resumed: 'Your standing order goes on',
  ended: 'Your standing order has ended',
}

/** To the buyer of a standing order, of which something was left out, or which was not placed (STAND-05). */
export const standingOrderMail: MailTemplate<Data> = {
  write: ({ name, standingOrder, news, day, words, link }) => ({
    subject: `${headings[news]}: ${standingOrder}`,
    preview: words[0] ?? headings[news],
    heading: `${headings[news]}.`,
    paragraphs: [
      `Hello ${addressee(name)}, this is about ‘${standingOrder}’${day === null ? '' : `, ${day}`}.`,
      ...words,
    ],
    action: { label: 'See the standing order', link },
    notes: [],
  }),
  example: {
    name: 'Maggie Tapster',
    standingOrder: 'Every week’s cask',
    news: 'placed',
    day: 'Tue 24 Nov',
    words: [
      'It was ordered as DRAY-7K3Q-42, with these differences from its preview:',
      'Towpath Bitter, Firkin costs £88.00 instead of £86.50: left out.',
    ],
    link: 'https://dray.example/account/standing-orders/example',
  },
}
