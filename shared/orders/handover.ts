/** What a premises has to unload with. */
export const unloadings = ['tail_lift', 'fork_lift'] as const
export type Unloading = (typeof unloadings)[number]
export const unloadingLabels: Record<Unloading, string> = {
  tail_lift: 'The lorry needs a tail-lift',
  fork_lift: 'We have a fork-lift',
}

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
export type TypedHandover = { [K in keyof Handover]?: string | null | undefined }

/** Greatest lengths, in characters. */
export const handoverLimits = { poNumber: 40, dropNotes: 500, receiverName: 120, receiverPhone: 30 } as const

/** What was typed, tidied: empty fields are left out, and line breaks stay in drop notes alone. */
export function readHandover(typed: TypedHandover | null | undefined): Handover {
  const tidied = Object.entries(typed ?? {}).map(([name, text]) => [
    name,
    (text ?? '').replace(name === 'dropNotes' ? /[^\S\n]+/gu : /[\s\p{Cc}]+/gu, ' ').trim(),
  ])
  return Object.fromEntries(tidied.filter(([, text]) => text !== '')) as Handover
}

/** What is wrong with what was typed; `field` begins with 'handover.'. */
export function handoverProblems(
  typed: TypedHandover | null | undefined,
): { field: string; message: string }[] {
  const handover = readHandover(typed)
  const { opensAt, closesAt } = handover
  const late =
    opensAt !== undefined && closesAt !== undefined && closesAt <= opensAt
      ? [{ field: 'handover.closesAt', message: 'Enter a time after the first one.' }]
      : []
  const long = Object.entries(handoverLimits).flatMap(([name, most]) =>
    (handover[name as keyof typeof handoverLimits]?.length ?? 0) > most
      ? [{ field: `handover.${name}`, message: `Use at most ${most} characters.` }]
      : [],
  )
  return [...late, ...long]
}
