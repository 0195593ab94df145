import type { TradeAccount } from '../../shared/api/trade-api.ts'
import type { TradeState } from '../../shared/trade/trade-words.ts'

export type TradeStanding = { state: TradeState } & Partial<
  Pick<TradeAccount, 'reason' | 'question' | 'answer' | 'change'>
>

type Words = { tone: 'info' | 'success' | 'warning'; title: string; sentence: string; link: string }

/** The state of a trade account, in words: for its own page, the overview and the checkout (TRADE-10). */
export function tradeWords({ state, reason, question, answer, change }: TradeStanding): Words {
  const asks = question ? `We would like to know: ${question}` : ''
  switch (state) {
    case 'none':
      return {
        tone: 'info',
        title: 'Ordering needs an approved trade account.',
        sentence: 'Tell us your business, its licence and where we deliver. Your basket stays as it is.',
        link: 'Apply for a trade account',
      }
    case 'applied':
      return {
        tone: asks !== '' && !answer ? 'warning' : 'info',
        title: 'Your trade account is being looked at. We answer within two working days.',
        sentence: asks || 'You can order once it is approved. Your basket stays as it is.',
        link: asks !== '' && !answer ? 'Answer the question' : 'See your application',
      }
    case 'refused':
      return {
        tone: 'warning',
        title: 'Your trade account is not approved.',
        sentence: reason ? `The reason: ${reason}` : 'You can change your application and send it again.',
        link: 'Apply again',
      }
    case 'on_hold':
      return {
        tone: 'warning',
        title: 'Your trade account is on hold: no new orders for now.',
        sentence: [
          reason && `The reason: ${reason}`,
          'What you have ordered goes on. You can pay, cancel and read your documents as before.',
        ]
          .filter(Boolean)
          .join(' '),
        link: 'See your trade account',
      }
    case 'approved':
      return {
        tone: reason || (asks !== '' && !answer) ? 'warning' : 'success',
        title: 'Your trade account is approved.',
        sentence: approvedSentence({ asks, hasChange: Boolean(change), reason }),
        link: 'See your trade account',
      }
  }
}

function approvedSentence(about: { asks: string; hasChange: boolean; reason?: string | null | undefined }) {
  if (about.hasChange) {
    const sentence = 'Your change is being looked at. Until then the account stays approved as it was.'
    return about.asks === '' ? sentence : `${sentence} ${about.asks}`
  }
  return about.reason ? `Your last change was not approved: ${about.reason}` : 'You can order.'
}
