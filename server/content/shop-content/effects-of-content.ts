import { shortText } from '../../../shared/format/cut-text.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import type { Held } from './content-tables.ts'

/** Differences that a preview names. */
const mostNamed = 20
const longest = 120

type EffectsOfContentView = {
  before: Held
  after: Held
  usual: unknown
  /** Days of London. */
  from?: string | undefined
  until?: string | undefined
  /** A planned value comes back at the end, instead of what holds now. */
  isPlannedBack?: boolean
  droppedPlans: number
}

/** What a change of an entry of the shop leads to, in sentences. */
export function effectsOfChange({
  before,
  after,
  usual,
  from,
  until,
  isPlannedBack = false,
  droppedPlans,
}: EffectsOfContentView): ActionEffects {
  const differences = differencesOf(before?.value ?? usual, after?.value ?? usual)
  const named = differences.slice(0, mostNamed)
  const more = differences.length - named.length
  return {
    deadlines: [
      from === undefined
        ? 'It applies at once: every page shows it within a second.'
        : `It holds from the beginning of ${from}.`,
      ...(until === undefined
        ? []
        : [
            `What ${isPlannedBack ? 'was planned for then' : 'holds now'} comes back at the end of ${until}.`,
          ]),
      ...(differences.length === 0 ? ['Nothing differs from what holds now.'] : named),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    warnings:
      droppedPlans === 0
        ? []
        : [
            droppedPlans === 1
              ? 'The planned change is dropped.'
              : `${droppedPlans} planned changes are dropped.`,
          ],
  }
}

/** 'Text: ‘Closed on Monday’ instead of ‘’.' for every field that differs. */
export function differencesOf(before: unknown, after: unknown): string[] {
  const [old, now] = [leavesOf(before), leavesOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path) !== now.get(path))
    .flatMap((path) => {
      const lines = linesThatDiffer(old.get(path), now.get(path))
      if (lines !== null) return lines.map((line) => `${path}, ${line}`)
      const name = path === '' ? '' : `${path}: `
      if (!now.has(path)) return `${name}${old.get(path)} goes.`
      return old.has(path)
        ? `${name}${now.get(path)} instead of ${old.get(path)}.`
        : `${name}${now.get(path)}.`
    })
}

/** Of texts with several lines those that come and go; null for others. */
function linesThatDiffer(before: string | undefined, after: string | undefined): string[] | null {
  if (before === undefined || after === undefined || !`${before}${after}`.includes('\n')) return null
  const [old, now] = [linesOf(before), linesOf(after)]
  const [gone, come] = [linesBeside(old, new Set(now)), linesBeside(now, new Set(old))]
  if (gone.length + come.length === 0) return ['the order of its lines, or empty ones.']
  return [...gone.map((line) => `goes: ‘${line}’`), ...come.map((line) => `comes: ‘${line}’`)]
}

const linesOf = (text: string): string[] => text.split('\n')
const linesBeside = (lines: readonly string[], others: ReadonlySet<string>): string[] =>
  lines.filter((line) => line.trim() !== '' && !others.has(line)).map(shortened)
const shortened = (text: string) => shortText(text, longest)

function leavesOf(value: unknown, path = ''): Map<string, string> {
  if (value === null || typeof value !== 'object') return new Map([[path, wordOf(value)]])
  const inner = Object.entries(value).flatMap(([name, each]) => {
    const part = /^\d+$/.test(name) ? String(Number(name) + 1) : name
    return [...leavesOf(each, path === '' ? part : `${path} ${part}`)]
  })
  return inner.length === 0 ? new Map([[path, 'nothing']]) : new Map(inner)
}

function wordOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  const text = String(value)
  if (typeof value === 'number') return text
  return text.includes('\n') ? text : `‘${shortened(text)}’`
}
