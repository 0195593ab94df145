import { pathParts } from '../console/console-address.ts'

/** What an address of the staff's console shows. */
export type StaffScreen = { kind: 'worklist' }

/** The screen of a path, or null where none is. */
export function screenOf(path: string): StaffScreen | null {
  const [root, place] = pathParts(path)
  if (root !== 'admin') return null
  return place === undefined ? { kind: 'worklist' } : null
}
