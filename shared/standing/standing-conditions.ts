/** What a brewery needs to be cleared to sell (AWRS-05), in the order in which its owner is told. */
export const standingConditions = [
  'legal_name',
  'address',
  'vat_statement',
  'agreement',
  'contact',
  'awrs',
  'not_suspended',
] as const
export type StandingCondition = (typeof standingConditions)[number]

/** What is missing, in a sentence for the brewery's owner. */
export const missingTexts: Readonly<Record<StandingCondition, string>> = {
  legal_name: 'Legal name: not given.',
  address: 'Address: not given.',
  vat_statement: "VAT: neither a number nor 'not registered' is stated.",
  agreement: 'Agency agreement: not accepted.',
  contact: 'Contact: no owner, no one for sales and no email address.',
  awrs: 'AWRS: no good entry.',
  not_suspended: 'Suspended by Dray.',
}

/** The results of a look-up in HMRC's register of approved alcohol wholesalers. */
export const awrsStatuses = ['approved', 'not_found', 'ceased', 'revoked'] as const
export type AwrsStatus = (typeof awrsStatuses)[number]

/** Why a brewery needs no approval for what it sells here. */
export const exclusionReasons = ['incidental_retail', 'same_group', 'not_controlled_liquor'] as const
export type ExclusionReason = (typeof exclusionReasons)[number]

/** Days before the end of an AWRS entry on which the owner and operations learn of it (AWRS-04). */
export const awrsWarningDays = 14
