import type { FieldValues } from './stored-drafts.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const neverStored = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'])
/** Passwords, codes and cards, as the fields’ autocomplete names them. */
const isSecretField = /password|one-time-code|^cc-/

/** What is in the fields of a form, each under its name and its number among those of that name. */
export function readValues(form: HTMLFormElement): FieldValues {
  return Object.fromEntries(storable(form).map(([key, control]) => [key, valueOf(control)]))
}

/** Fields that read otherwise than the form began. */
export const changedValues = (now: FieldValues, begun: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => begun[key] !== value))

/** Fills fields as if they were typed in, so that what listens to them follows. Returns those that are not there yet. */
export function typeValues(form: HTMLFormElement, values: FieldValues): FieldValues {
  const controls = new Map(storable(form))
  const missing: Record<string, string> = {}
  for (const [key, value] of Object.entries(values)) {
    const control = controls.get(key)
    if (control === undefined) missing[key] = value
    else if (valueOf(control) !== value && !typeInto(control, value)) missing[key] = value
  }
  return missing
}

function storable(form: HTMLFormElement): [string, Control][] {
  const seen = new Map<string, number>()
  const found: [string, Control][] = []
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '' || neverStored.has(control.type)) continue
    if (isSecret(control)) continue
    if (isTick(control)) found.push([`${control.name}=${control.value}`, control])
    else {
      const at = seen.get(control.name) ?? 0
      seen.set(control.name, at + 1)
      found.push([`${control.name}#${at}`, control])
    }
  }
  return found
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

const isSecret = (control: Control) => control.type === 'password' || isSecretField.test(control.autocomplete)

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

const valueOf = (control: Control) => (isTick(control) ? (control.checked ? 'on' : '') : control.value)

/** Returns whether it is there now: a choice may not offer it yet. */
function typeInto(control: Control, value: string): boolean {
  if (isTick(control)) {
    // Another choice of a radio group takes the place of one that is to be off.
    if (control.type === 'checkbox' || value === 'on') control.click()
    return true
  }
  // React replaces the property of the element; that of its class is the browser's own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  if (control.value !== value) return false
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
