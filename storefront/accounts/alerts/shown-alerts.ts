import { alertsOf } from '../../../shared/accounts/alert-path.ts'
import { readSubject } from './alert-calls.ts'

let sheet: CSSStyleSheet | null = null
let shown: ReadonlySet<string> = new Set()

/** Whether links of pages show this as on. */
export const isShownOn = (of: string) => shown.has(of)

/** Makes the links to these, of this page and later ones, say that they are on. */
export function showAlerts(subjects: readonly string[]): void {
  shown = new Set(subjects)
  if (sheet === null) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  const links = subjects
    .filter((of) => readSubject(of) !== null)
    .map((of) => `[href="${alertsOf}${of}"]`)
    .join()
  sheet.replaceSync(
    links === '' ? '' : `:is(${links}) b { display: inline } :is(${links}) span > span { display: none }`,
  )
}
