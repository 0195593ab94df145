import { gateFields } from '../../../shared/pages/gate-forms.ts'
import { unlockedEvent } from '../../../shared/pages/gates.ts'
import { gateDialog } from './show-gate.ts'
import { tryPassword } from './try-password.ts'

/** Takes over the form of the welcome gate: the answer applies at once, without a request. */
export function onAudienceForm(choose: (choice: 'wholesale' | 'under18') => void): void {
  gateDialog('welcome')
    ?.querySelector('form')
    ?.addEventListener('submit', (event) => {
      event.preventDefault()
      const pressed = event.submitter?.getAttribute('value')
      if (pressed === 'wholesale' || pressed === 'under18') choose(pressed)
    })
}

/** Takes over the form of the password gate: it calls the server, and shows an error in its place (GATE-08). */
export function onPasswordForm(unlock: () => void): void {
  const form = gateDialog('password')?.querySelector('form')
  const field = form?.querySelector('input')
  const error = form?.querySelector('#gate-error')
  if (!form || !field || !error) return
  let isAsking = false

  const tell = (text: string) => {
    delete document.documentElement.dataset['gateRefusal']
    error.textContent = text
    field.ariaInvalid = text === '' ? null : 'true'
  }
  field.addEventListener('input', () => tell(''))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const password = String(new FormData(form).get(gateFields.password) ?? '')
    if (isAsking || password.trim() === '') return
    isAsking = true
    void tryPassword(password).then((problem) => {
      isAsking = false
      tell(problem ?? '')
      if (problem !== null) return field.focus()
      unlock()
      window.dispatchEvent(new Event(unlockedEvent))
    })
  })
}
