import { useEffect, useRef, useState } from 'react'
import type {
  NewPhoneOrder,
  OrderPad,
  PhoneOrderQuote,
  TakenPhoneOrder,
} from '../../../shared/api/phone-orders-api.ts'
import type { QuickOrder } from '../../../shared/api/quick-order-api.ts'
import { clientCall } from '../../api/client-calls.ts'
import { problemText, withSecondFactor } from '../../console/use-console-read.ts'
import { addText, type PadLine } from './pad-lines.ts'

/** After the last change of a line, in milliseconds. */
const quoteAfterMs = 200

/** Path and query of the calls of one pad. */
export type PadCalls = { path: string; query: string }
export const padCall = ({ path, query }: PadCalls, below = ''): string => `${path}${below}${query}`

type Done = TakenPhoneOrder & { way: NewPhoneOrder['way'] }
export type PadOrder = ReturnType<typeof usePadOrder>

/** The order on a pad: its lines, what they come to, and its two ways to the buyer. */
export function usePadOrder(calls: PadCalls, pad: OrderPad, onPad: (pad: OrderPad) => void) {
  const [lines, setLines] = useState<PadLine[]>([])
  const [premisesId, setPremisesId] = useState(pad.premises[0]?.id ?? '')
  const [unread, setUnread] = useState<string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [taking, setTaking] = useState<NewPhoneOrder['way'] | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const key = useRef<string | null>(null)
  const wanted = lines.map(({ size, quantity }) => ({ variantId: size.variantId, quantity }))
  const asked = JSON.stringify([premisesId, wanted])
  const { quote, isCurrent } = useQuote(calls, { asked, isEmpty: lines.length === 0 })

  const change = (next: PadLine[]) => {
    key.current = null
    setDone(null)
    setProblem(null)
    setLines(next)
  }

  async function paste(text: string): Promise<void> {
    setProblem(null)
    try {
      const read = await clientCall<QuickOrder>(padCall(calls, '/text'), { method: 'POST', body: { text } })
      const added = addText(lines, pad, read)
      change(added.lines)
      setUnread([...new Set(added.unread)])
    } catch (error) {
      setProblem(problemText(error))
    }
  }

  async function take(
    way: NewPhoneOrder['way'],
    more: Pick<NewPhoneOrder, 'caller' | 'poNumber'>,
  ): Promise<void> {
    if (quote === null || taking !== null) return
    setTaking(way)
    setProblem(null)
    // The same order again after an answer that was lost.
    key.current ??= crypto.randomUUID()
    try {
      const body = { way, premisesId, lines: wanted, expectedTotalMinor: quote.totalMinor, ...more }
      const taken = await withSecondFactor(
        clientCall<TakenPhoneOrder>(padCall(calls), {
          method: 'POST',
          body,
          key: `${key.current}-${way}`,
        }),
      )
      change([])
      setUnread([])
      setDone({ ...taken, way })
      // What waits and what credit is left; without an answer the pad stays as it was.
      await clientCall<OrderPad>(padCall(calls)).then(onPad, () => {})
    } catch (error) {
      setProblem(problemText(error))
    } finally {
      setTaking(null)
    }
  }

  return {
    lines,
    change,
    premisesId,
    setPremisesId,
    unread,
    dropUnread: () => setUnread([]),
    paste,
    quote,
    isCurrent,
    problem,
    taking,
    take,
    done,
  }
}

/** What the lines come to, asked for once they rest; the last answer stays until the next. */
function useQuote(calls: PadCalls, { asked, isEmpty }: { asked: string; isEmpty: boolean }) {
  const [answer, setAnswer] = useState<{ of: string; quote: PhoneOrderQuote } | null>(null)
  const address = padCall(calls, '/quote')
  useEffect(() => {
    if (isEmpty) return
    let isLate = false
    const [premisesId, lines] = JSON.parse(asked) as [string, NewPhoneOrder['lines']]
    const timer = setTimeout(() => {
      clientCall<PhoneOrderQuote>(address, { method: 'POST', body: { premisesId, lines } }).then(
        (quote) => !isLate && setAnswer({ of: asked, quote }),
        () => !isLate && setAnswer(null),
      )
    }, quoteAfterMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [address, asked, isEmpty])
  return { quote: isEmpty ? null : (answer?.quote ?? null), isCurrent: answer?.of === asked }
}
