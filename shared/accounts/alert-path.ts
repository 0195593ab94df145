/** A client's alerts: what is followed, asked about and switched on. */
export const alertsPath = '/account/settings/alerts'
/**
 * Before 'brewery:<id>', 'group:<id>' or 'size:<variant id>': links of pages that everybody gets alike follow one or ask about it.
 * They contain what they say while that is on, in `<b>`, and while it is not, in `<span>`.
 */
export const alertsOf = '/account/settings/alerts?of='
