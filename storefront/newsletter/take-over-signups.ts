import { paths } from '../../shared/paths/paths.ts'

/** Sends the newsletter's forms without leaving the page: those of the server and those of the browser. */
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

/** Where the script does not come, the form goes the plain way, if the shop answers at all; else it stays as typed. */
function sendPlainly(form: HTMLFormElement): void {
  fetch(paths.healthCheck).then(
    () => form.submit(),
    () => {
      const output = form.querySelector('[aria-live]')
      if (output) output.textContent = 'There seems to be no connection. Please try again.'
    },
  )
}
