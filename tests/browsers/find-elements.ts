/** What is looked for: an element of this role and name, shown, and inside `within` where that is given. */
export type Target = {
  role: keyof typeof selectorsByRole
  /** Its accessible name: a part of it, or a pattern. */
  name?: string | RegExp
  /** A text inside it. */
  text?: string | RegExp
  within?: Target
  /** Of several the one at this place, the first without it. */
  at?: number
  /** Also what is not seen, such as the field behind a styled label. */
  evenHidden?: boolean
  enabled?: boolean
}

const selectorsByRole = {
  alert: '[role=alert]',
  any: '*',
  article: 'article, [role=article]',
  banner: 'header',
  button: 'button, [role=button], input[type=submit], summary',
  checkbox: 'input[type=checkbox], [role=checkbox], [role=switch]',
  combobox: 'select, [role=combobox]',
  dialog: 'dialog, [role=dialog], [popover]',
  file: 'input[type=file]',
  form: 'form',
  heading: 'h1, h2, h3, h4, [role=heading]',
  link: 'a[href]',
  main: 'main',
  navigation: 'nav',
  radio: 'input[type=radio], [role=radio]',
  region: 'section, [role=region]',
  row: 'tr, [role=row]',
  spinbutton: 'input[type=number]',
  status: '[role=status], output',
  textbox:
    'input:not([type]), input:is([type=text], [type=email], [type=password], [type=search], [type=tel], [type=url], [type=date]), textarea',
} as const

type Pattern = { source: string; flags: string } | null
export type WireTarget = {
  selector: string
  name: Pattern
  text: Pattern
  within: WireTarget | null
  evenHidden: boolean
  enabled: boolean
}

/** A target as it goes to the browser. */
export function toWire({
  role,
  name,
  text,
  within,
  evenHidden = false,
  enabled = false,
}: Target): WireTarget {
  return {
    selector: selectorsByRole[role],
    name: toPattern(name),
    text: toPattern(text),
    within: within === undefined ? null : toWire(within),
    evenHidden,
    enabled,
  }
}

function toPattern(text: string | RegExp | undefined): Pattern {
  if (text === undefined) return null
  if (text instanceof RegExp) return { source: text.source, flags: text.flags }
  return { source: text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'), flags: '' }
}

/** Runs in the page: the elements that fit, in the document's order. Stands alone, as its text is sent to the browser. */
export function findElements(target: WireTarget): HTMLElement[] {
  const squeeze = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const fits = (pattern: Pattern, text: string) =>
    pattern === null || new RegExp(pattern.source, pattern.flags).test(text)
  const nameOf = (element: HTMLElement): string => {
    const named = element.getAttribute('aria-label')
    if (named !== null) return squeeze(named)
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    if (ids.length > 0) return squeeze(ids.map((id) => document.getElementById(id)?.textContent).join(' '))
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    if (labels.length > 0) return squeeze(labels.map((label) => label.textContent).join(' '))
    if (element instanceof HTMLInputElement) return squeeze(element.placeholder || element.value)
    const pictures = [...element.querySelectorAll('img[alt]')].map((image) => image.getAttribute('alt'))
    return squeeze([element.textContent, ...pictures, element.title].join(' '))
  }
  const isShown = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  }
  const find = ({ selector, name, text, within, evenHidden, enabled }: WireTarget): HTMLElement[] => {
    const scopes: ParentNode[] = within === null ? [document] : find(within)
    const all = scopes.flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selector)])
    return all.filter(
      (element) =>
        (evenHidden || isShown(element)) &&
        (!enabled || !(element as HTMLButtonElement).disabled) &&
        (name === null || fits(name, nameOf(element))) &&
        (text === null || fits(text, squeeze(element.textContent))),
    )
  }
  return find(target)
}
