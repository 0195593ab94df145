import { paths } from '../../shared/paths/paths.ts'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { type TradeStanding, tradeWords } from './trade-standing.ts'

type Props = {
  account: TradeStanding
  /** Leads to the page of the trade account, for other pages. */
  hasLink?: boolean
}

/** The state of the trade account. */
export function TradeNotice({ account, hasLink = false }: Props) {
  const { tone, title, sentence, link } = tradeWords(account)
  return (
    <Notice
      tone={tone}
      title={title}
      action={
        hasLink ? (
          <LinkButton variant="quiet" href={paths.trade}>
            {link}
          </LinkButton>
        ) : undefined
      }
    >
      <p>{sentence}</p>
    </Notice>
  )
}
