/**
 * Containers of the deposit return schemes of England, Scotland and Northern Ireland from 1 October 2027: they go back to the
 * scheme and not to the brewery, which charges their deposit on.
 */
export const schemeKinds = ['can', 'plastic_bottle'] as const
export type SchemeKind = (typeof schemeKinds)[number]

export const isSchemeKind = (kind: string | null | undefined): kind is SchemeKind =>
  schemeKinds.some((each) => each === kind)
