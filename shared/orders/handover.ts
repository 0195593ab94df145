/** How a delivery is taken off the lorry. */
export const unloadings = ['tail_lift', 'fork_lift', 'hand'] as const
export type Unloading = (typeof unloadings)[number]

/** What a buyer said of a delivery; nothing of it is required, and what was left empty is absent. */
export type Handover = {
  poNumber?: string
  dropNotes?: string
  /** The opening window: 'HH:MM' by the clock of London. */
  opensAt?: string
  closesAt?: string
  receiverName?: string
  receiverPhone?: string
  unloading?: Unloading
}

type Typed = { [K in keyof Handover]?: Handover[K] | null | undefined }

/** What was typed, tidied: empty fields are left out, and line breaks stay in drop notes alone. */
export function readHandover(typed: Typed | null | undefined): Handover {
  const tidied = Object.entries(typed ?? {}).map(([name, text]) => [
    name,
    (text ?? '').replace(name === 'dropNotes' ? /[^\S\n]+/gu : /[\s\p{Cc}]+/gu, ' ').trim(),
  ])
  return Object.fromEntries(tidied.filter(([, text]) => text !== '')) as Handover
}

/** What one pallet may weigh, in grams: a fork-lift takes what a pallet holds, anything else what a tail-lift carries. */
export const palletLimitG = (unloading: string | null | undefined, tailLiftKg = 750): number =>
  (unloading === 'fork_lift' ? 1000 : tailLiftKg) * 1000
