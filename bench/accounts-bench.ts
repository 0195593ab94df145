import { accountLimits } from '../server/identity/accounts/account-limits.ts'
import { hashPassword } from '../server/identity/accounts/passwords/hash-password.ts'
import type { App } from '../server/platform/http/app-type.ts'
import type { SignedIn } from '../shared/api/accounts-api.ts'
import { startDemoServer } from './demo-server.ts'
import { median, ms, percentile, perSecond, printResult } from './measurements.ts'

const atOnce = 16
const seconds = 2
/** In turns with what it is compared to, so that whatever else the machine does meets both alike. */
const rounds = 9
const clients = 32
const guesses = 400
const password = 'a firkin of mild'
const emailOf = (client: number) => `client-${client}@bench.example`

/** Above the rate of the benchmark, so that no limit stops it. */
const noLimits = Object.fromEntries(
  Object.entries(accountLimits).map(([name, limit]) => [name, { ...limit, max: 1_000_000_000 }]),
) as typeof accountLimits

/**
 * Refreshes and sign-ins a second, sign-in against bare argon2, and whether the answer time reveals an unknown address.
 */
export async function benchAccounts(): Promise<void> {
  const shop = await startDemoServer({ limits: noLimits })
  const sessions: SignedIn[] = []
  for (let client = 0; client < clients; client += 1)
    sessions.push(
      await post(shop.app, '/public/auth/register', {
        email: emailOf(client),
        password,
        name: 'Maggie',
        marketingOptIn: false,
      }),
    )
  await benchRefresh(shop.app, sessions)
  await benchSignIn(shop.app)
  await benchTiming(shop.app)
  await shop.stop()
}

async function benchRefresh(app: App, sessions: SignedIn[]): Promise<void> {
  const tokens = sessions.slice(0, atOnce).map(({ refresh }) => refresh.refreshToken)
  const { rate, p99 } = await load(async (lane) => {
    const { refresh } = await post(app, '/public/auth/refresh', { refreshToken: tokens[lane] })
    tokens[lane] = refresh.refreshToken
  })
  printResult('refreshes, embedded database', perSecond(rate))
  printResult('refresh, p99 of 16 at once', ms(p99))
}

async function benchSignIn(app: App): Promise<void> {
  const bare: number[] = []
  const whole: { rate: number; p99: number }[] = []
  let next = 0
  for (let round = 0; round < rounds; round += 1) {
    bare.push((await load(() => hashPassword(password))).rate)
    whole.push(
      await load(() => {
        next += 1
        return post(app, '/public/auth/login', { email: emailOf(next % clients), password })
      }),
    )
  }
  const rate = median(whole.map(({ rate }) => rate))
  const ratio = median(whole.map(({ rate }, round) => rate / bare[round]!))
  printResult('bare argon2id, same parameters', perSecond(median(bare)))
  printResult('sign-ins, embedded database', perSecond(rate))
  printResult('sign-in, p99 of 16 at once', ms(median(whole.map(({ p99 }) => p99))))
  printResult('sign-in / bare argon2id', ratio.toFixed(2), { target: '>= 0.8', isMet: ratio >= 0.8 })
}

/** In turns and one at a time. */
async function benchTiming(app: App): Promise<void> {
  const wrong: number[] = []
  const unknown: number[] = []
  for (let guess = 0; guess < guesses; guess += 1) {
    wrong.push(await timeOf(app, emailOf(guess % clients)))
    unknown.push(await timeOf(app, `nobody-${guess}@bench.example`))
  }
  const difference = Math.abs(median(unknown) - median(wrong)) / median(wrong)
  printResult('wrong password, p50', ms(median(wrong)))
  printResult('unknown address, p50', ms(median(unknown)))
  const budget = { target: '< 5 %', isMet: difference < 0.05 }
  printResult('difference of unknown and wrong', `${(difference * 100).toFixed(1)} %`, budget)
}

async function timeOf(app: App, email: string): Promise<number> {
  const started = performance.now()
  const payload = { email, password: 'not this one' }
  const { statusCode } = await app.inject({ method: 'POST', url: '/public/auth/login', payload })
  if (statusCode !== 401) throw new Error(`A wrong password answered ${statusCode}`)
  return performance.now() - started
}

/** Keeps `atOnce` lanes busy for a while. */
async function load(work: (lane: number) => Promise<unknown>): Promise<{ rate: number; p99: number }> {
  const times: number[] = []
  const started = performance.now()
  const until = started + seconds * 1000
  await Promise.all(
    Array.from({ length: atOnce }, async (_, lane) => {
      while (performance.now() < until) {
        const start = performance.now()
        await work(lane)
        times.push(performance.now() - start)
      }
    }),
  )
  const elapsed = (performance.now() - started) / 1000
  return {
    rate: times.length / elapsed,
    p99: percentile(
      times.toSorted((a, b) => a - b),
      0.99,
    ),
  }
}

async function post(app: App, url: string, payload: object): Promise<SignedIn> {
  const answer = await app.inject({ method: 'POST', url, payload })
  if (answer.statusCode >= 300) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
  return answer.json()
}
