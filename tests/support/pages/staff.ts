/** Dray's staff of the demo shop, who sign in at `<name>@dray.example`. */
export const staffSecrets = {
  support: 'kind on the phone',
  operations: 'pallets by three',
  finance: 'every penny told',
  admin: 'keys to the cellar',
} as const

export type DemoStaff = keyof typeof staffSecrets
