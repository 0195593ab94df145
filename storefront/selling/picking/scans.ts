import { browserStorage } from '../../storage/safe-storage.ts'

/** One container of a line, as its label says it in a QR code. */
type Scan = { part: string; position: number; unit: number }

const storageKey = (brewery: string) => `dray-scans-of-${brewery}`
const mostScans = 2000
const code = /(?:^|[?&]scan=)([0-9a-f-]{36})\.(\d{1,4})\.(\d{1,6})(?:$|&)/

export const scanText = ({ part, position, unit }: Scan): string => `${part}.${position}.${unit}`

/** The address in a label's QR code: it opens the picking screen, which counts the container. */
export const scanAddress = (origin: string, brewery: string, day: string, scan: Scan): string =>
  `${origin}/sell/${encodeURIComponent(brewery)}/picking?day=${day}&scan=${scanText(scan)}`

/** The container that a label names, by its address or by the code alone; null for any other text. Pure. */
export function readScan(text: string): Scan | null {
  const [, part, position, unit] = code.exec(text.trim()) ?? []
  return part === undefined ? null : { part, position: Number(position), unit: Number(unit) }
}

/** The containers that were scanned on this device, the oldest first. */
function readScans(brewery: string): string[] {
  const stored = browserStorage.getItem(storageKey(brewery)) ?? ''
  return stored.split(' ').filter((text) => readScan(text) !== null)
}

/** Remembers a scanned container. Returns whether it was not scanned before. */
export function addScan(brewery: string, scan: Scan): boolean {
  const before = readScans(brewery)
  const text = scanText(scan)
  if (before.includes(text)) return false
  browserStorage.setItem(storageKey(brewery), [...before, text].slice(-mostScans).join(' '))
  return true
}

/** Forgets what was scanned of a line. */
export function dropScans(brewery: string, { part, position }: Omit<Scan, 'unit'>): void {
  const others = readScans(brewery).filter((text) => !text.startsWith(`${part}.${position}.`))
  browserStorage.setItem(storageKey(brewery), others.join(' '))
}
