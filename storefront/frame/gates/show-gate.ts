import { type GateName, gateNames } from '../../../shared/pages/gates.ts'

/** The dialog of a gate, which is in every document. */
export const gateDialog = (name: GateName): HTMLDialogElement | null =>
  document.querySelector(`dialog#gate-${name}`)

/**
 * Shows this gate and no other; none for undefined, and the page stays hidden for any other word. Modal, so that the
 * browser traps the focus, which begins at a field to fill in or else at the title (GATE-19).
 */
export function showGate(shown: string | undefined): void {
  const { dataset } = document.documentElement
  if (shown === undefined) delete dataset['gate']
  else dataset['gate'] = shown
  for (const name of gateNames) {
    const dialog = gateDialog(name)
    if (name !== shown) dialog?.close()
    else if (dialog && !dialog.open) open(dialog)
  }
}

function open(dialog: HTMLDialogElement): void {
  const before = document.activeElement
  dialog.showModal()
  dialog.addEventListener('cancel', stay)
  dialog.addEventListener('close', comeBack)
  // What the visitor has begun to fill in or to walk through before the scripts came goes on.
  const first = dialog.contains(before)
    ? before
    : (dialog.querySelector('input') ?? dialog.querySelector('h2'))
  if (first instanceof HTMLElement) first.focus()
}

const stay = (event: Event) => event.preventDefault()

/** Browsers without closedby let a second Escape through. */
function comeBack({ target }: Event): void {
  const dialog = target as HTMLDialogElement
  if (document.documentElement.dataset['gate'] === dialog.dataset['layer'] && !dialog.open) dialog.showModal()
}
