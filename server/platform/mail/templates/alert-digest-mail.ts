import { formatMinor } from '../../../../shared/format/money.ts'
import type { MailBlock, MailSpan } from '../../../../shared/mail/mail-body.ts'
import type { DigestKind } from '../../../../shared/newsletter/alert-kinds.ts'
import type { MailTemplate } from '../mail-content.ts'

type Linked = { title: string; link: string; brewery: string }
type Section =
  | { kind: 'followed_release'; items: (Linked & { facts: string })[]; more: number }
  | { kind: 'price_drop'; items: (Linked & { fromMinor: number; toMinor: number })[]; more: number }
  | { kind: 'last_units'; items: (Linked & { units: number })[]; more: number }
export type DigestSection = Section

type Data = {
  name: string
  /** What each kind has that is new; never empty. */
  sections: Section[]
  /** Where all of it can be chosen. */
  alertsLink: string
  /** That of the whole mail, and with several kinds one of each kind. */
  unsubscribeLinks: string[]
}

const headings: Record<DigestKind, string> = {
  followed_release: 'New from breweries and groups you follow',
  price_drop: 'Price drops on your wishlist',
  last_units: 'Last units on your wishlist',
}
const stops: Record<DigestKind, string> = {
  followed_release: 'Stop emails about new releases',
  price_drop: 'Stop emails about price drops',
  last_units: 'Stop emails about last units',
}

/** The daily email of a client's alerts, at ten at the earliest (ALERT-01, ALERT-03). */
export const alertDigestMail: MailTemplate<Data> = {
  waits: true,
  isBulk: true,
  write: ({ name, sections, alertsLink, unsubscribeLinks }) => {
    const [unsubscribeLink = '', ...stopLinks] = unsubscribeLinks
    return {
      subject: subjectOf(sections),
      preview: sections.flatMap(({ items }) => items.map(({ title }) => title)).join(', '),
      heading: subjectOf(sections),
      paragraphs: [`Hello ${name},`],
      blocks: sections.flatMap((section) => blocksOf(section, sections.length > 1)),
      action: null,
      choices: [
        { text: 'Choose your alerts', link: alertsLink },
        ...stopLinks.map((link, at) => ({ text: stops[sections[at]!.kind], link })),
      ],
      notes: ['Prices are for one, ex VAT. Your own may be lower.'],
      unsubscribe: {
        reason: 'You get this because you follow breweries or groups, or have beers on your wishlist.',
        link: unsubscribeLink,
      },
    }
  },
  example: {
    name: 'Maggie',
    sections: [
      {
        kind: 'followed_release',
        items: [
          {
            title: 'Aire Old Ale',
            brewery: 'Aire Street',
            link: 'https://dray.example/beer/1',
            facts: 'Old Ale, 6.2%',
          },
          {
            title: 'Tetley Row Porter',
            brewery: 'Aire Street',
            link: 'https://dray.example/beer/2',
            facts: 'Porter, 4.9%',
          },
        ],
        more: 0,
      },
      {
        kind: 'price_drop',
        items: [
          {
            title: 'Towpath Bitter, Firkin',
            brewery: 'Learmonth Basin',
            link: 'https://dray.example/beer/3',
            fromMinor: 9850,
            toMinor: 8800,
          },
        ],
        more: 0,
      },
      {
        kind: 'last_units',
        items: [
          {
            title: 'Basin Stout, 30L Keg',
            brewery: 'Learmonth Basin',
            link: 'https://dray.example/beer/4',
            units: 3,
          },
        ],
        more: 0,
      },
    ],
    alertsLink: 'https://dray.example/account/settings/alerts',
    unsubscribeLinks: [
      'https://dray.example/unsubscribe?token=example-all',
      'https://dray.example/unsubscribe?token=example-releases',
      'https://dray.example/unsubscribe?token=example-prices',
      'https://dray.example/unsubscribe?token=example-units',
    ],
  },
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function subjectOf(sections: readonly Section[]): string {
  const words = sections.map(({ kind, items, more }) => {
    const count = items.length + more
    if (kind === 'followed_release') return counted(count, 'new beer', 'new beers')
    if (kind === 'price_drop') return counted(count, 'price drop', 'price drops')
    return counted(count, 'size nearly gone', 'sizes nearly gone')
  })
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function blocksOf(section: Section, isHeaded: boolean): MailBlock[] {
  const items = linesOf(section)
  if (section.more > 0) items.push([{ text: `and ${section.more} more` }])
  return [
    { kind: isHeaded ? 'heading' : 'paragraph', spans: [{ text: headings[section.kind] }] },
    { kind: 'list', items },
  ]
}

function linesOf(section: Section): MailSpan[][] {
  if (section.kind === 'followed_release') return section.items.map((item) => line(item, item.facts))
  if (section.kind === 'price_drop')
    return section.items.map((item) =>
      line(item, `${formatMinor(item.toMinor)}, was ${formatMinor(item.fromMinor)}`),
    )
  return section.items.map((item) => line(item, `${item.units} left`))
}

const line = ({ title, link, brewery }: Linked, facts: string): MailSpan[] => [
  { text: title, href: link },
  { text: ` from ${brewery}${facts === '' ? '' : `: ${facts}`}` },
]
