import type { BreweryChecklist, ChecklistStep } from '../../../shared/api/checklist-api.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import type { StandingCondition } from '../../../shared/standing/standing-conditions.ts'

export type ChecklistFacts = {
  slug: string
  missing: readonly StandingCondition[]
  takesOrders: boolean
  hasPayoutAccount: boolean
  hasOwnTerms: boolean
  hasText: boolean
  /** Beers in the catalogue, and those of them with units to sell. */
  beers: number
  onSale: number
  /** Of the person who looks; null where none is asked for. */
  hasSecondFactor: boolean | null
}

/** What a brewery needs to be cleared, what is wanted besides, and who does each (NOTE-14). Pure. */
export function breweryChecklist(facts: ChecklistFacts): BreweryChecklist {
  const { missing, takesOrders } = facts
  const isMet = (condition: StandingCondition) => !missing.includes(condition)
  const documents = sellingPaths.papers(facts.slug)
  const own = (key: StandingCondition, title: string, part: string): ChecklistStep => ({
    key,
    title,
    isDone: isMet(key),
    who: 'you',
    note: '',
    path: `${documents}#${part}`,
  })
  return {
    isCleared: missing.length === 0,
    takesOrders,
    needed: [
      own('legal_name', 'Legal name', 'papers'),
      own('address', 'Address', 'papers'),
      own('vat_statement', 'VAT number, or that you have none', 'papers'),
      own('agreement', 'Agreement, accepted with your name', 'agreement'),
      {
        key: 'awrs',
        title: 'AWRS number looked up',
        isDone: isMet('awrs'),
        who: 'Dray',
        note: 'Dray looks it up in HMRC’s register.',
        path: null,
      },
      ...(isMet('contact')
        ? []
        : [
            {
              key: 'contact',
              title: 'Someone to write to',
              isDone: false,
              who: 'Dray' as const,
              note: 'An owner, a person for sales or an email address.',
              path: null,
            },
          ]),
      ...(isMet('not_suspended')
        ? []
        : [
            {
              key: 'not_suspended',
              title: 'Suspension ended',
              isDone: false,
              who: 'Dray' as const,
              note: 'Dray has stopped your sales and says why below.',
              path: null,
            },
          ]),
    ],
    wanted: wantedSteps(facts),
  }
}

const step = (key: string, title: string, isDone: boolean, note: string, path: string): ChecklistStep => ({
  key,
  title,
  isDone,
  who: 'you',
  note,
  path,
})

function wantedSteps(facts: ChecklistFacts): ChecklistStep[] {
  const { slug, beers, onSale, hasSecondFactor } = facts
  return [
    step(
      'payout_account',
      'Account to be paid into',
      facts.hasPayoutAccount,
      'Your money is waiting until then.',
      sellingPaths.money(slug),
    ),
    step(
      'delivery_terms',
      'Delivery terms of your own',
      facts.hasOwnTerms,
      'Until then Dray’s usual terms hold.',
      sellingPaths.delivery(slug),
    ),
    step(
      'brewery_page',
      'Words for your page',
      facts.hasText,
      'Dray looks at them within two working days.',
      sellingPaths.settings(slug),
    ),
    beers === 0
      ? step(
          'beers',
          'First beer with a price and a count',
          false,
          'Dray looks at a new beer within two working days.',
          sellingPaths.newBeer(slug),
        )
      : step(
          'beers',
          'First beer with a price and a count',
          onSale > 0,
          'Nothing can be ordered before one is counted.',
          sellingPaths.stock(slug),
        ),
    ...(hasSecondFactor === null
      ? []
      : [
          step(
            'second_factor',
            'Your second factor',
            hasSecondFactor,
            'The console asks for it when you enter.',
            paths.secondFactor,
          ),
        ]),
  ]
}
