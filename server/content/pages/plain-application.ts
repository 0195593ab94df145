import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import {
  applicationSections,
  type ApplicationField,
  deliveryWayNames,
  deliveryWays,
} from '../../../shared/onboarding/application-fields.ts'
import { readApplication, type TypedApplication } from '../../../shared/onboarding/read-application.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'

/** How the plain form is on its page; the colours are the console's own. */
export const plainApplicationStyle = `.plain-application{max-inline-size:34rem;margin-inline:auto;padding:1.5rem 1rem;display:grid;gap:1.25rem}.plain-application form,.plain-application fieldset{display:grid;gap:1rem;border:0;padding:0;margin:0;min-inline-size:0}.plain-application legend{font-weight:700;font-size:1.25rem;padding-block:1rem .25rem}.plain-application :is(input,select,textarea){inline-size:100%;padding:.6rem .75rem;font:inherit}.plain-application label{font-weight:600}.plain-application button{font:inherit;font-weight:600;padding:.75rem 1.25rem}.plain-application ul{padding-inline-start:1.25rem;list-style:disc}`

/** The application as plain HTML, with what was sent and what is wrong with it; null where nothing was sent yet. */
export function plainApplication(sent: TypedApplication | null, contact: string): string {
  const typed = sent ?? {}
  const read = sent === null ? null : readApplication(typed)
  const problems = read?.kind === 'incomplete' ? read.problems : []
  const wrong = (name: string) => problems.find(({ field }) => field === name)?.message
  const sections = applicationSections.map(
    ({ title, fields }) => `<fieldset>
<legend>${escapeHtml(title)}</legend>
${fields.map((field) => fieldHtml(field, typed[field.name] ?? '', wrong(field.name))).join('\n')}
</fieldset>`,
  )
  return `<main id="main" class="plain-application">
<h1>Sell on Dray</h1>
<p>Tell us who you are and how your beer reaches pubs. We look at it and answer within two working days.</p>
${
  read === null
    ? ''
    : answerHtml(
        problems.map(({ message }) => message),
        escapeHtml(contact),
      )
}
<form action="${sellingPaths.apply}" method="post" novalidate>
${sections.join('\n')}
<p><button type="submit">Check your application</button></p>
</form>
</main>`
}

function answerHtml(messages: readonly string[], contact: string): string {
  if (messages.length > 0)
    return `<p role="alert">Check these fields:</p>
<ul>${messages.map((message) => `<li>${escapeHtml(message)}</li>`).join('')}</ul>`
  return `<p role="status"><strong>Your application is complete.</strong> Signing in and sending it need JavaScript, which is switched off in this browser. Switch it on, or write to <a href="mailto:${contact}">${contact}</a> with these details.</p>`
}

function fieldHtml(
  { name, label, hint, most, kind, isRequired }: ApplicationField,
  text: string,
  problem: string | undefined,
): string {
  const id = `plain-${name}`
  const notes = [hint, problem].filter((note) => note !== undefined)
  const described = notes.length === 0 ? '' : ` aria-describedby="${id}-note"`
  const state = `${isRequired ? ' required' : ''}${problem === undefined ? '' : ' aria-invalid="true"'}${described}`
  const own = `id="${id}" name="${name}"${state}`
  return `<p><label for="${id}">${escapeHtml(label)}</label><br>
${controlHtml({ kind, own, most, text })}${notes.length === 0 ? '' : `<br><small id="${id}-note">${escapeHtml(notes.join(' '))}</small>`}</p>`
}

type Control = { kind: ApplicationField['kind']; own: string; most: number; text: string }

function controlHtml({ kind, own, most, text }: Control): string {
  const value = escapeHtml(text)
  if (kind === 'words') return `<textarea ${own} rows="3" maxlength="${most}">${value}</textarea>`
  if (kind !== 'choice') return `<input ${own} type="${kind ?? 'text'}" maxlength="${most}" value="${value}">`
  const options = deliveryWays.map(
    (way) =>
      `<option value="${way}"${way === text ? ' selected' : ''}>${escapeHtml(deliveryWayNames[way])}</option>`,
  )
  return `<select ${own}><option value="">Choose one</option>${options.join('')}</select>`
}
