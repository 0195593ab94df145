import { paths } from '../../shared/paths.ts'

/** Sends the forms of the newsletter without leaving the page, wherever they stand and whoever drew them. */
export function takeOverSignups(): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (form.getAttribute('action') !== paths.newsletter) return
    event.preventDefault()
    void import('./send-signup.ts').then(
      ({ sendSignup }) => sendSignup(form),
      () => sendPlainly(form),
    )
  })
}

/** Where the script does not come, the form goes the plain way; without a connection it stays. */
function sendPlainly(form: HTMLFormElement): void {
  const said = form.querySelector('[aria-live]')
  if (navigator.onLine || said === null) form.submit()
  else said.textContent = 'There seems to be no connection. Please try again.'
}
