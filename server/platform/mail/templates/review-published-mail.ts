import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = { name: string; beerName: string; breweryName: string }

/** After an operator has let a review through that had to wait. */
export const reviewPublishedMail: MailTemplate<Data> = {
  waits: true,
  write: ({ name, beerName, breweryName }) => ({
    subject: `Your review of ${beerName} is published`,
    preview: 'Thank you. Other trade buyers can read it now.',
    heading: 'Your review is published',
    paragraphs: [
      `Hello ${addressee(name)}, your review of ${beerName} from ${breweryName} had to wait until one of us had read it. It is now on the beer’s page.`,
      'Thank you for telling other trade buyers what you think.',
    ],
    action: null,
    notes: ['If you change its text it may have to wait again.'],
  }),
  example: { name: 'Maggie Tapster', beerName: 'Coal Staith', breweryName: 'Pierhead Tide' },
}
