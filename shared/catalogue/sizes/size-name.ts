import { couplerLabel } from './couplers.ts'

/** What a size is named by: the container's own name, and the coupler of a keg. */
type NamedSize = { name: string; couplerType: string | null }

/**
 * What a size is called wherever it can be bought: '30L Keg · S-Type' (S-06). Two kegs of one beer may differ in
 * nothing but their coupler, and a keg with the wrong one cannot be poured. A name that says its coupler stays as it
 * is, and so does the name of a container without one.
 */
export function sizeName({ name, couplerType }: NamedSize): string {
  const coupler = couplerText(couplerType)
  return coupler === '' || plain(name).includes(plain(coupler)) ? name : `${name} · ${coupler}`
}

function couplerText(code: string | null): string {
  const label = couplerLabel(code)
  return label === 'Other' ? 'Other coupler' : label
}

/** 'Key Keg' and 'KeyKeg' are the same to a reader. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '')
