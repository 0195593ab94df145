/** What staff change of an order that was placed, as people call it. */
export const changedFields = [
  'contact',
  'premises',
  'unloading',
  'opening window',
  'receiver',
  'drop notes',
  'PO number',
  'run',
] as const
export type ChangedField = (typeof changedFields)[number]

/** Who can have caused a change of where an order goes. What a brewery causes is a step of its own part. */
export const changeCauses = ['buyer', 'dray', 'carrier', 'organiser'] as const
export type ChangeCause = (typeof changeCauses)[number]

/** What changes which pallet travels, or where to; what it costs is paid by one side. */
export const movesDelivery = (changed: readonly ChangedField[]): boolean =>
  changed.some((field) => field === 'premises' || field === 'unloading' || field === 'run')
