/** How a brewery's beer reaches pubs. */
export const deliveryWays = ['own_van', 'carrier', 'group', 'collection'] as const
export type DeliveryWay = (typeof deliveryWays)[number]

export const deliveryWayNames: Readonly<Record<DeliveryWay, string>> = {
  own_van: 'Our own van',
  carrier: 'A carrier',
  group: 'Pallets shared with other breweries',
  collection: 'Pubs collect from us',
}

/** What a brewery states when it applies to sell, as its fields are named. */
export const applicationNames = [
  'breweryName',
  'companyName',
  'companyNumber',
  'awrsNumber',
  'awrsReason',
  'vatNumber',
  'street',
  'town',
  'postcode',
  'contactName',
  'email',
  'phone',
  'delivery',
  'deliveryNotes',
] as const
export type ApplicationName = (typeof applicationNames)[number]

export type ApplicationField = {
  name: ApplicationName
  label: string
  hint?: string
  /** Most characters. */
  most: number
  kind?: 'words' | 'choice' | 'email' | 'tel'
  isRequired?: true
  /** Of the browser's own memory. */
  fills?: string
}
export type ApplicationSection = { title: string; fields: readonly ApplicationField[] }

/** The form, for the page with scripts, for the one without, and for who decides (NOTE-13). */
export const applicationSections: readonly ApplicationSection[] = [
  {
    title: 'Your brewery',
    fields: [
      {
        name: 'breweryName',
        label: 'Name of the brewery',
        hint: 'As pubs know it.',
        most: 80,
        isRequired: true,
        fills: 'organization',
      },
      {
        name: 'companyName',
        label: 'Legal name',
        hint: 'The company or person on your invoices.',
        most: 120,
        isRequired: true,
      },
    ],
  },
  {
    title: 'Its numbers',
    fields: [
      {
        name: 'awrsNumber',
        label: 'AWRS number',
        hint: 'Four letters and 11 figures, such as XAAW00000123456.',
        most: 20,
      },
      {
        name: 'awrsReason',
        label: 'Or why you need none',
        hint: 'Most breweries need one to sell to pubs.',
        most: 200,
      },
      {
        name: 'vatNumber',
        label: 'VAT number (optional)',
        hint: 'Nine figures, such as GB 980 7806 84.',
        most: 20,
      },
      {
        name: 'companyNumber',
        label: 'Company number (optional)',
        hint: 'Eight figures, or two letters and six figures, such as SC123456.',
        most: 20,
      },
    ],
  },
  {
    title: 'Where you brew',
    fields: [
      {
        name: 'street',
        label: 'Street and number',
        most: 120,
        isRequired: true,
        fills: 'address-line1',
      },
      { name: 'town', label: 'Town or city', most: 80, isRequired: true, fills: 'address-level2' },
      { name: 'postcode', label: 'Postcode', most: 10, isRequired: true, fills: 'postal-code' },
    ],
  },
  {
    title: 'Whom pubs reach',
    fields: [
      { name: 'contactName', label: 'Contact', most: 120, isRequired: true, fills: 'name' },
      {
        name: 'email',
        label: 'Email address for orders',
        hint: 'Pubs see it on your page.',
        most: 200,
        kind: 'email',
        isRequired: true,
        fills: 'work email',
      },
      {
        name: 'phone',
        label: 'Phone',
        hint: 'Pubs see it on your page.',
        most: 30,
        kind: 'tel',
        isRequired: true,
        fills: 'work tel',
      },
    ],
  },
  {
    title: 'How you deliver',
    fields: [
      { name: 'delivery', label: 'Mostly by', most: 20, kind: 'choice', isRequired: true },
      {
        name: 'deliveryNotes',
        label: 'Where to, and on which days (optional)',
        most: 500,
        kind: 'words',
      },
    ],
  },
]

export const applicationFields: readonly ApplicationField[] = applicationSections.flatMap(
  ({ fields }) => fields,
)
