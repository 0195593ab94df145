/* oxlint-disable unicorn/consistent-function-scoping -- the page is sent one function, with all it needs inside */
import type { BrowserContext, Route } from '@playwright/test'
import { answerBank, confirmationTokens } from '../builders/stripe-books.ts'
import type { StripeServer } from '../servers/stripe-server.ts'

/** Replaces Stripe's files for browsers: its script, its frames, and their calls. */
export async function pretendStripe(context: BrowserContext, { books }: StripeServer): Promise<void> {
  const page = (body: string) => ({ contentType: 'text/html', body: `<!doctype html>${body}` })
  await context.route('https://js.stripe.com/endive/stripe.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `(${stripeScript})(${JSON.stringify(confirmationTokens)})`,
    }),
  )
  await context.route('https://js.stripe.com/card', (route) => route.fulfill(page(cardFrame)))
  await context.route('https://hooks.stripe.com/bank', (route) => route.fulfill(page(bankFrame)))
  await context.route('https://api.stripe.com/v1/payment_intents/**', async (route: Route) => {
    const [, , , id = '', answer] = new URL(route.request().url()).pathname.split('/')
    if (answer !== undefined) answerBank(books, id, answer === 'pass')
    const { status } = books.intents.get(id) ?? { status: 'unknown' }
    await route.fulfill({ json: { id, status }, headers: { 'access-control-allow-origin': '*' } })
  })
}

const look = `<style>
  body { margin: 4px; display: grid; gap: 16px; font: 17px Arial, sans-serif; color: var(--ink); background: var(--card); }
  label { display: grid; gap: 4px; font-weight: 600; }
  input, button { font: inherit; padding: 11px 12px; border: 1px solid; border-radius: 3px; }
  input { background: var(--card); color: var(--ink); }
  #said:empty { display: none; }
</style>`

/** Fields in a document of another origin: the page around them never sees the typed values. */
const cardFrame = `<html lang="en"><head><title>Secure payment input frame</title>${look}</head><body>
  <label>Card number <input id="number" inputmode="numeric" autocomplete="cc-number"></label>
  <label>Expiry date <input id="expiry" inputmode="numeric" autocomplete="cc-exp"></label>
  <label>Security code <input id="code" inputmode="numeric" autocomplete="cc-csc"></label>
  <div id="said" role="alert"></div>
  <script>
    const field = (id) => document.getElementById(id)
    addEventListener('message', ({ data, source, origin }) => {
      if (data.kind === 'look') {
        document.body.style.setProperty('--card', data.card)
        document.body.style.setProperty('--ink', data.ink)
      }
      if (data.kind !== 'read') return
      const missing = ['number', 'expiry', 'code'].find((id) => field(id).value === '')
      field('said').textContent = missing ? 'Your card\\u2019s ' + missing + ' is incomplete.' : ''
      source.postMessage({ kind: 'card', number: field('number').value.replaceAll(' ', ''), said: field('said').textContent }, origin)
    })
    parent.postMessage({ kind: 'ready' }, '*')
  </script></body></html>`

const bankFrame = `<html lang="en"><head><title>Bank</title>${look}</head><body>
  <h1>Is it you?</h1>
  <button data-answer="pass">Complete authentication</button><button data-answer="fail">Fail authentication</button>
  <script>
    addEventListener('click', ({ target }) => parent.postMessage({ kind: 'bank', answer: target.dataset.answer }, '*'))
  </script></body></html>`

type Tokens = typeof confirmationTokens
type Options = {
  mode: string
  amount: number
  currency: string
  appearance: { variables: Record<string, string> }
}
type Answered = { kind: string; number: string; said: string; answer: string }

/** As much of Stripe.js as its documentation promises of what the shop calls. Runs in the page; uses nothing of this file. */
function stripeScript(tokens: Tokens): void {
  const tokenOf: Record<string, string> = {
    '4242424242424242': tokens.success,
    '4000000000000002': tokens.decline,
    '4000000000009995': tokens.insufficientFunds,
    '4000002500003155': tokens.authenticate,
  }
  const next = (kind: string, from: HTMLIFrameElement) =>
    new Promise<Answered>((resolve) => {
      const onMessage = ({ data, source }: MessageEvent<Answered>) => {
        if (source !== from.contentWindow || data.kind !== kind) return
        removeEventListener('message', onMessage)
        resolve(data)
      }
      addEventListener('message', onMessage)
    })
  const refuse = (words: string) => {
    throw new Error(`IntegrationError: ${words}`)
  }
  const checkAmount = (amount: number) =>
    Number.isInteger(amount) && amount > 0 ? amount : refuse('amount must be a positive integer')

  function elements(options: Options) {
    if (options.mode !== 'payment' || options.currency !== 'gbp') refuse('mode and currency')
    const frame = document.createElement('iframe')
    const state = { amount: checkAmount(options.amount), number: '', isChecked: false }
    const paint = ({ appearance }: Pick<Options, 'appearance'>) =>
      frame.contentWindow?.postMessage(
        {
          kind: 'look',
          card: appearance.variables['colorBackground'],
          ink: appearance.variables['colorText'],
        },
        '*',
      )
    Object.assign(window, { stripeState: state })
    return {
      state,
      create: (kind: string) => {
        if (kind !== 'payment') refuse('only the Payment Element is pretended')
        const messages: Record<string, () => void> = {}
        return {
          on: (event: string, onMessage: () => void) => (messages[event] = onMessage),
          mount: (place: HTMLElement) => {
            frame.title = 'Secure payment input frame'
            frame.src = 'https://js.stripe.com/card'
            frame.style.cssText = 'display: block; inline-size: 100%; block-size: 280px; border: 0'
            place.append(frame)
            void next('ready', frame).then(() => {
              paint(options)
              messages['ready']?.()
            })
          },
          destroy: () => frame.remove(),
        }
      },
      update: (changed: Partial<Options>) => {
        if (changed.amount !== undefined) state.amount = checkAmount(changed.amount)
        if (changed.appearance) paint({ appearance: changed.appearance })
        state.isChecked = false
      },
      submit: async () => {
        const card = next('card', frame)
        frame.contentWindow?.postMessage({ kind: 'read' }, '*')
        const { number, said } = await card
        if (said !== '') return { error: { type: 'validation_error', message: said } }
        Object.assign(state, { number, isChecked: true })
        return { selectedPaymentMethod: 'card' }
      },
    }
  }

  const ask = async (intent: string, answer = '') => {
    const response = await fetch(`https://api.stripe.com/v1/payment_intents/${intent}${answer}`)
    return ((await response.json()) as { status: string }).status
  }
  async function askBank(intent: string) {
    if ((await ask(intent)) !== 'requires_action')
      return { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } }
    const frame = document.createElement('iframe')
    frame.title = 'Your bank'
    frame.src = 'https://hooks.stripe.com/bank'
    frame.style.cssText = 'position: fixed; inset: 0; inline-size: 100%; block-size: 100%; background: #fff'
    document.body.append(frame)
    const { answer } = await next('bank', frame)
    const status = await ask(intent, `/${answer}`)
    frame.remove()
    return status === 'succeeded'
      ? { paymentIntent: { id: intent, status } }
      : { error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' } }
  }

  let made = 0
  const stripe = {
    elements,
    createConfirmationToken: async (given: { elements: ReturnType<typeof elements> }) => {
      const { state } = given.elements
      if (!state.isChecked) refuse('elements.submit() must be called before')
      state.isChecked = false
      const token = tokenOf[state.number] ?? tokens.decline
      return { confirmationToken: { id: `${token}_${Date.now()}${(made += 1)}` } }
    },
    handleNextAction: ({ clientSecret }: { clientSecret: string }) =>
      askBank(clientSecret.split('_secret')[0]!).catch(() => ({ error: { type: 'api_connection_error' } })),
  }
  const open = Object.assign((key: string) => (key.startsWith('pk_') ? stripe : refuse('key')), {
    version: 'endive',
  })
  Object.assign(window, { Stripe: open })
}
