/** The views of the staff's list of breweries. */
export const breweryViews = [
  'applied',
  'setting_up',
  'cleared',
  'paused',
  'suspended',
  'check_due',
  'all',
] as const
export type BreweryView = (typeof breweryViews)[number]
