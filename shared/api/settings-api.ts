import Type, { type Static } from 'typebox'
import { shopLetterNames } from '../letters/shop-letters.ts'
import { DefaultDelivery, defaultDelivery } from '../delivery/delivery-terms.ts'
import {
  CompanySetting,
  FaqWords,
  HubsSetting,
  LegalWords,
  shippedCompany,
} from '../information/legal-words.ts'
import { faqWords } from '../information/texts/faq-words.ts'
import { privacyWords } from '../information/texts/privacy-words.ts'
import { shippedHubs } from '../information/texts/shipped-hubs.ts'
import { termsWords } from '../information/texts/terms-text.ts'

/** What operators set: stored one row a setting, and what the public calls answer of it (API-32 to API-39, API-47). */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const shortText = Type.String({ maxLength: 200 })
const longText = Type.String({ maxLength: 1000 })
/** Our own path or an http address: nothing that runs. */
const Link = Type.String({ maxLength: 500, pattern: '^(/(?![/\\\\])|https?://)' })
const exact = { additionalProperties: false }
/** Entries of a list. */
const atMost = 100

export const FeatureFlag = Type.Object({ key: Type.String(), enabled: Type.Boolean() })
export type FeatureFlag = Static<typeof FeatureFlag>

export const NoticeStrip = Type.Object(
  { enabled: Type.Boolean(), text: shortText, link: nullable(Link) },
  exact,
)

export const Hero = Type.Object(
  {
    id: Type.String({ maxLength: 100 }),
    category: nullable(shortText),
    title: nullable(shortText),
    message: nullable(longText),
    showButton: Type.Boolean(),
    buttonText: nullable(shortText),
    buttonLink: nullable(Link),
    theme: shortText,
    imageUrl: nullable(Link),
    imageWidth: nullable(Type.Integer({ minimum: 1 })),
    imageHeight: nullable(Type.Integer({ minimum: 1 })),
    position: Type.Integer(),
    displaySeconds: nullable(Type.Number()),
  },
  exact,
)
export type Hero = Static<typeof Hero>

export const HomepageService = Type.Object(
  {
    id: Type.String({ maxLength: 100 }),
    title: shortText,
    description: longText,
    iconKey: Type.String({ maxLength: 60, default: 'icon-box-01' }),
    linkUrl: nullable(Link),
    position: Type.Integer(),
  },
  exact,
)
export type HomepageService = Static<typeof HomepageService>

export const SocialLinkSetting = Type.Object(
  {
    id: Type.String({ maxLength: 100 }),
    label: shortText,
    iconClass: shortText,
    url: Type.String({ maxLength: 500 }),
    position: Type.Integer(),
  },
  exact,
)
export type SocialLinkSetting = Static<typeof SocialLinkSetting>

/** A featured group is named by its slug; what a card shows is looked up. */
const FeaturedGroup = Type.Object({ groupSlug: shortText, position: Type.Integer() }, exact)

/** The promoted brewery is named by its slug; its beers are looked up. */
const Promotion = Type.Object(
  {
    brewerySlug: shortText,
    imageUrl: nullable(Link),
    imageTitle: shortText,
    imageDescription: longText,
    mainTitle: shortText,
    mainDescription: longText,
    textNeedsBackground: Type.Boolean(),
    textBackground: Type.Union([
      Type.Literal('dark'),
      Type.Literal('darkdeep'),
      Type.Literal('light'),
      Type.Literal('lightdeep'),
    ]),
    textColor: Type.Union([Type.Literal('white'), Type.Literal('black'), Type.Literal('rainbow')]),
    startsAt: nullable(Type.String({ format: 'date-time' })),
    isFallback: Type.Boolean(),
  },
  exact,
)

/** Pictures of the photo feed (ENT-41, ENT-42); without any the built-in ones are shown. */
const PhotoFeed = Type.Object(
  {
    username: nullable(shortText),
    posts: Type.Array(
      Type.Object(
        {
          id: Type.String({ maxLength: 100 }),
          permalink: Link,
          imageUrl: Link,
          thumbnailUrl: nullable(Link),
          caption: longText,
        },
        exact,
      ),
      { maxItems: atMost },
    ),
  },
  exact,
)

export const NavigationItem = Type.Object(
  { section: shortText, item: shortText, enabled: Type.Boolean() },
  exact,
)

/** An installation's own name and address for what every footer names (S-12); the defaults are where one is absent. */
const FooterSettings = Type.Object(
  {
    collectionPointsEnabled: Type.Boolean(),
    newsletterEnabled: Type.Boolean(),
    contactEmail: Type.Optional(
      Type.String({ maxLength: 200, pattern: '^[^\\s<>@,;:"()?&]+@[^\\s<>@,;:"()?&]+$' }),
    ),
    webUrl: Type.Optional(Link),
  },
  exact,
)

/** Paragraphs apart by an empty line, with links written `[words](https://…)`. */
const letterText = Type.String({ maxLength: 2000, default: '' })
/** What staff add to the mails of a template. */
export const LetterWords = Type.Object({ above: letterText, below: letterText }, exact)

/** Every setting with the schema its value must have. */
export const settingSchemas = {
  flags: Type.Record(Type.String({ pattern: '^[a-zA-Z0-9._-]{1,100}$' }), Type.Boolean()),
  'notice-strip': NoticeStrip,
  heroes: Type.Array(Hero, { maxItems: atMost }),
  services: Type.Array(HomepageService, { maxItems: atMost }),
  'social-links': Type.Array(SocialLinkSetting, { maxItems: atMost }),
  'featured-groups': Type.Array(FeaturedGroup, { maxItems: atMost }),
  promotion: nullable(Promotion),
  'photo-feed': nullable(PhotoFeed),
  navigation: Type.Array(NavigationItem, { maxItems: atMost }),
  footer: FooterSettings,
  /** Texts of pages (S-14). */
  terms: LegalWords,
  privacy: LegalWords,
  faq: FaqWords,
  hubs: HubsSetting,
  company: CompanySetting,
  /** By the names of templates. */
  letters: Type.Record(Type.String({ pattern: `^(${shopLetterNames.join('|')})$` }), LetterWords),
  'delivery.default': DefaultDelivery,
  /** Null: as the host of PUBLIC_URL says (server/parties/trade-accounts/trade-approval.ts). */
  'trade.approval': nullable(Type.Union([Type.Literal('automatic'), Type.Literal('review')])),
  /** Days for which a check of a brewery's AWRS number is good. */
  'awrs.check-days': Type.Integer({ minimum: 1, maximum: 366 }),
  /** Working hours until a brewery's answer is due: it is reminded at half of them, refused at twice. */
  'orders.answer-hours': Type.Integer({ minimum: 1, maximum: 80 }),
  /** Working days between the dispatch of a part and the payout with its money. */
  'payouts.delay-days': Type.Integer({ minimum: 0, maximum: 5 }),
  /** Days at a pub after which a brewery may announce a charge for a container. */
  'empties.charge-after-days': Type.Integer({ minimum: 1, maximum: 730 }),
  /** Slugs of breweries whose changes of beers hold without a look of Dray's. */
  'catalogue.trustedBreweries': Type.Array(
    Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 120 }),
    {
      maxItems: 1000,
      uniqueItems: true,
    },
  ),
} as const
export type SettingKey = keyof typeof settingSchemas
export type Settings = { [K in SettingKey]: Static<(typeof settingSchemas)[K]> }

/** What holds where nothing is stored. */
export const settingDefaults: Settings = {
  flags: {},
  'notice-strip': { enabled: false, text: '', link: null },
  heroes: [],
  services: [],
  'social-links': [],
  'featured-groups': [],
  promotion: null,
  'photo-feed': null,
  navigation: [],
  footer: { collectionPointsEnabled: false, newsletterEnabled: false },
  terms: termsWords,
  privacy: privacyWords,
  faq: faqWords,
  hubs: shippedHubs,
  company: shippedCompany,
  letters: {},
  'delivery.default': defaultDelivery,
  'trade.approval': null,
  'awrs.check-days': 90,
  'orders.answer-hours': 8,
  'payouts.delay-days': 3,
  'empties.charge-after-days': 90,
  'catalogue.trustedBreweries': [],
}
