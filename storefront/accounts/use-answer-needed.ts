import { useEffect, useState } from 'react'
import { answerNeededText } from '../../shared/orders/answer-needed.ts'
import { type MenuLink, paths } from '../../shared/paths/paths.ts'
import { readGlance } from './own-glance.ts'

/** The way to the order of which a brewery asks something, with the time left; null where none does (DELV-12). */
export function useAnswerNeeded(clientId: string): MenuLink | null {
  const [link, setLink] = useState<MenuLink | null>(null)
  useEffect(() => {
    let isCurrent = true
    readGlance(clientId).then(
      ({ waiting }) => {
        const order = waiting.find(({ answerBy }) => answerBy !== null)
        if (isCurrent && order)
          setLink({
            label: answerNeededText(order.answerBy, Date.now()),
            href: paths.order(order.number),
          })
      },
      () => {},
    )
    return () => void (isCurrent = false)
  }, [clientId])
  return link
}
