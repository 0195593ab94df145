import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = { name: string; place: string; sentence: string; link: string }

/** To a person whose roles have changed, and to those who run the place when its people change. */
export const peopleChangedMail: MailTemplate<Data> = {
  write: ({ name, place, sentence, link }) => ({
    subject: `The people of ${place} have changed`,
    preview: sentence,
    heading: `The people of ${place}`,
    paragraphs: [`Hello ${addressee(name)}, this is to let you know: ${sentence}`],
    action: { label: 'Have a look', link },
    notes: ['If you did not expect this, please write to us.'],
  }),
  example: {
    name: 'Jan Mason',
    place: 'Learmonth Basin',
    sentence: 'Isla Gray has joined as sales; Jan Mason had invited them.',
    link: 'https://dray.example/sell/learmonth-basin/people',
  },
}
