/** The keg couplers of the trade, code and label (CONST-38 to CONST-46). */
const couplers = [
  { code: 'd', label: 'D-Type' },
  { code: 's', label: 'S-Type' },
  { code: 'g', label: 'G-Type' },
  { code: 'a', label: 'A-Type' },
  { code: 'u', label: 'U-Type' },
  { code: 'm', label: 'M-Type' },
  { code: 'keykeg', label: 'KeyKeg' },
  { code: 'grundy', label: 'Grundy' },
  { code: 'other', label: 'Other' },
] as const

export type CouplerCode = (typeof couplers)[number]['code']
export const couplerCodes: readonly CouplerCode[] = couplers.map(({ code }) => code)

/** The label of a coupler code, upper or lower case; an unknown code is 'Other', a missing code is ''. */
export function couplerLabel(code: string | null | undefined): string {
  if (!code) return ''
  return couplers.find((coupler) => coupler.code === code.toLowerCase())?.label ?? 'Other'
}
