/** What a client may be alerted of, each with its own switch (ALERT-04). */
export const alertKinds = ['back_in_stock', 'followed_release', 'price_drop', 'last_units'] as const
export type AlertKind = (typeof alertKinds)[number]

/** Those that the daily email has. */
export const digestKinds = ['followed_release', 'price_drop', 'last_units'] as const
export type DigestKind = (typeof digestKinds)[number]

/** What a link to unsubscribe ends: one kind, or all kinds of a daily email that has several. */
const alertCategories = [...alertKinds, 'alert_digest'] as const
export type AlertCategory = (typeof alertCategories)[number]

export const isAlertCategory = (text: unknown): text is AlertCategory =>
  alertCategories.some((category) => category === text)

export const kindsOf = (category: AlertCategory): readonly AlertKind[] =>
  category === 'alert_digest' ? digestKinds : [category]
