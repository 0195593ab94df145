import type { Config } from '../../platform/config/config.ts'
import { isThisMachine } from '../../platform/config/encrypted-addresses.ts'
import { seenAddressPath } from '../../platform/http/health-routes.ts'
import { type ClockReading, readClock } from './assess-clocks.ts'
import type { SeenAddress, SiteFacts } from './assess-site.ts'
import { requestSite, plainAddress, type SiteAnswer } from './request-site.ts'
import { describeFailure } from './describe-failure.ts'

/** An address of documentation (RFC 5737), which no visitor has. */
const pretended = '198.51.100.77'
/** A Date header leaves out what is below a second. */
const dateStepMs = 1000

/** Asks the running shop at PUBLIC_URL whether it is ready, what time it has and whom it sees. */
export async function probeSite(
  { publicUrl }: Config,
  waitMs: number,
): Promise<{ site: SiteFacts; clock: ClockReading | null }> {
  const facts = {
    publicUrl,
    isThisMachine: isThisMachine(new URL(publicUrl).hostname),
    failure: null,
    ready: null,
    certificateEndsInMs: null,
    seen: null,
  }
  try {
    const answer = await requestSite(`${publicUrl}/readyz`, waitMs)
    const { status, date, certificateEndsAt, askedAt, answeredAt } = answer
    const seen = status === 200 ? await fetchSeenAddress(publicUrl, waitMs) : null
    const clock =
      date === null
        ? null
        : readClock('The running shop', { askedAt, answeredAt, theirs: date, stepMs: dateStepMs })
    return {
      site: {
        ...facts,
        ready: { status, said: textOf(answer, 'status') },
        certificateEndsInMs: certificateEndsAt === null ? null : certificateEndsAt - answeredAt,
        seen,
      },
      clock,
    }
  } catch (error) {
    return { site: { ...facts, failure: describeFailure(error) }, clock: null }
  }
}

async function fetchSeenAddress(publicUrl: string, waitMs: number): Promise<SeenAddress | null> {
  const url = `${publicUrl}${seenAddressPath}`
  const plain = await requestSite(url, waitMs)
  const pretending = await requestSite(url, waitMs, { headers: { 'x-forwarded-for': pretended } })
  const [address, whenPretending] = [textOf(plain, 'address'), textOf(pretending, 'address')]
  if (address === '' || whenPretending === '') return null
  return {
    address: plainAddress(address),
    whenPretending,
    pretended,
    local: plain.localAddress,
    remote: plain.remoteAddress,
  }
}

/** A text of an answer in JSON, cut short; '' where it is something else. */
function textOf({ body }: SiteAnswer, name: string): string {
  try {
    const value = (JSON.parse(body) as Record<string, unknown>)[name]
    return typeof value === 'string' ? value.slice(0, 100) : ''
  } catch {
    return ''
  }
}
