let aheadMs = 0

/** Notes when the shop sent an answer: the clock of a phone may be wrong. */
export function noteShopTime(answer: Response): void {
  const sentAt = Date.parse(answer.headers.get('date') ?? '')
  if (!Number.isNaN(sentAt)) aheadMs = Date.now() - sentAt
}

/** The time by the shop's clock, as of its last answer that was noted: never later than the shop's own. */
export const shopTime = (): Date => new Date(Date.now() - aheadMs)
