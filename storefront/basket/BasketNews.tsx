import { Notice } from '../ui/core/Notice.tsx'
import type { LiveBasket } from './use-basket.ts'

/** What became of lines without the buyer's doing, in words that stay until they are read. */
export function BasketNews({ basket }: { basket: LiveBasket }) {
  if (basket.news.length === 0) return null
  return (
    <Notice tone="info" onDismiss={basket.dismissNews}>
      {basket.news.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}
