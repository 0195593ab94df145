import { startTransition, useRef, useState } from 'react'
import type { QuickOrder } from '../../shared/api/quick-order-api.ts'
import { paths } from '../../shared/paths/paths.ts'
import type { QuickOrderData } from '../../shared/pages/quick-order-page-data.ts'
import { putIntoBasket } from '../basket/put-into-basket.ts'
import { sessionState } from '../accounts/session/session-state.ts'
import { clientSend } from '../api/client-calls.ts'
import { CallError, readReply, sendJson } from '../api/json-calls.ts'
import { announce } from '../ui/core/announce.ts'
import { chooseSize, type DraftRow, draftOf, itemsOf } from './order-draft.ts'

type Status =
  | { kind: 'idle' | 'reading' | 'adding' }
  | { kind: 'failed'; sentence: string }
  | { kind: 'added'; count: number }

/** The state of the pad: the typed text, the rows, and the server's answer. */
export function useQuickOrder(data: QuickOrderData) {
  const [text, setText] = useState(data.text)
  const [order, setOrder] = useState<QuickOrder | null>(data.order)
  const [rows, setRows] = useState<DraftRow[]>(() => (data.order ? draftOf(data.order) : []))
  const [status, setStatus] = useState<Status>(
    data.error === null ? { kind: 'idle' } : { kind: 'failed', sentence: data.error },
  )
  const nextKey = useRef(rows.length)

  /** Sends the text and returns the answer's rows with keys of their own; null without an answer. */
  async function ask(text: string): Promise<{ answer: QuickOrder; rows: DraftRow[] } | null> {
    setStatus({ kind: 'reading' })
    try {
      const body = { text }
      const answer = await readReply<QuickOrder>(
        sessionState().user === null
          ? await sendJson(paths.quickOrderCall, { method: 'POST', body })
          : await clientSend(paths.quickOrderCall, { method: 'POST', body }),
      )
      const found = draftOf(answer, nextKey.current)
      nextKey.current += found.length
      setStatus({ kind: 'idle' })
      return { answer, rows: found }
    } catch (error) {
      setStatus({ kind: 'failed', sentence: sentenceOf(error) })
      return null
    }
  }

  const change = (key: string, next: (row: DraftRow) => DraftRow) =>
    setRows((rows) => rows.map((row) => (row.key === key ? next(row) : row)))

  return {
    text,
    setText,
    order,
    rows,
    status,
    read: async (typed: string) => {
      const found = await ask(typed)
      if (found === null) return
      // Hundreds of lines are rendered in slices, between which typing goes on.
      startTransition(() => {
        setOrder(found.answer)
        setRows(found.rows)
      })
      const count = found.rows.length
      announce(count === 1 ? '1 line was read.' : `${count} lines were read.`)
    },
    /** Looks for the words of one row again, as they were put right; the other rows stay. */
    readRow: async (key: string, typed: string) => {
      const found = await ask(typed)
      if (found === null || found.rows.length === 0) return
      setOrder((order) => order && { ...order, groups: joined(order.groups, found.answer.groups) })
      setRows((rows) => rows.flatMap((row) => (row.key === key ? found.rows : [row])))
      announce(found.rows[0]!.variantId === null ? 'Nothing was found.' : 'The line was read again.')
    },
    choose: (key: string, variantId: string | null) => change(key, (row) => chooseSize(row, variantId)),
    setQuantity: (key: string, quantity: number) => change(key, (row) => ({ ...row, quantity })),
    leaveOut: (key: string) => setRows((rows) => rows.filter((row) => row.key !== key)),
    /** Puts everything that can be had into a basket; what cannot stays to be put right. */
    add: async (groupSlug: string | null) => {
      const items = itemsOf(rows, groupSlug)
      if (items.length === 0 || status.kind === 'adding') return
      setStatus({ kind: 'adding' })
      if (!(await putIntoBasket(items))) {
        setStatus({ kind: 'failed', sentence: 'Your basket did not open. Nothing was added: try again.' })
        return
      }
      const left = rows.filter((row) => itemsOf([row], groupSlug).length === 0)
      setRows(left)
      setText(left.map(({ matched }) => matched.text).join('\n'))
      setStatus({ kind: 'added', count: items.length })
    },
  }
}

export type QuickOrderPad = ReturnType<typeof useQuickOrder>

function joined(known: QuickOrder['groups'], found: QuickOrder['groups']): QuickOrder['groups'] {
  return [...known, ...found.filter(({ slug }) => known.every((group) => group.slug !== slug))]
}

function sentenceOf(error: unknown): string {
  if (error instanceof CallError) return error.message
  return 'There seems to be no connection. What you typed is kept here: try again.'
}
