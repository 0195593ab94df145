import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { isTypedOut } from '../../shared/accounts/typed-out.ts'
import {
  readTradeApplication,
  type TradeProblem,
  type TypedTrade,
} from '../../shared/trade/read-trade-application.ts'
import { readTradeFields, typedTrade } from '../../shared/trade/trade-form.ts'
import { CallError } from '../api/json-calls.ts'

type Options = {
  form: RefObject<HTMLFormElement | null>
  /** How many premises the form begins with. */
  premises: number
  send: (typed: TypedTrade) => Promise<void>
}

const fault = 'Something went wrong. Please try again.'

/** The application's form: what is wrong shows at its field, and nothing that was typed is lost. */
export function useTradeForm({ form, premises: first, send: sendTyped }: Options) {
  const [{ keys: premises }, setPremises] = useState(() => ({
    keys: Array.from({ length: first }, (_, key) => key),
    next: first,
  }))
  const [problems, setProblems] = useState<readonly TradeProblem[]>([])
  const [listed, setListed] = useState<readonly TradeProblem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  const typed = () => {
    if (form.current === null) return {}
    const entries = [...new FormData(form.current)]
    const fields = readTradeFields(entries)
    const answer = new Map(entries).get('answer')
    return typedTrade({ ...fields, ...(typeof answer === 'string' && { answer }) }, premises.length)
  }
  const wrong = () => {
    const read = readTradeApplication(typed())
    return read.kind === 'incomplete' ? read.problems : []
  }
  const show = (found: readonly TradeProblem[]) => {
    flushSync(() => {
      setProblems(found)
      setListed(found)
    })
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const send = async () => {
    if (isSending) return
    const found = wrong()
    setFailure(null)
    if (found.length > 0) return show(found)
    setListed([])
    setSending(true)
    try {
      await sendTyped(typed())
    } catch (error) {
      const named = error instanceof CallError ? error.details['problems'] : undefined
      if (Array.isArray(named)) show(named as TradeProblem[])
      else setFailure((error instanceof CallError && error.serverMessage) || fault)
      setSending(false)
    }
  }

  return {
    premises,
    listed,
    failure,
    isSending,
    errorOf: (name: string) => problems.find(({ field }) => field === name)?.message,
    send,
    /** Checks a field that is left, if anything is in it. */
    look: (target: EventTarget) => {
      if (!(target instanceof HTMLInputElement) || target.value.trim() === '') return
      const found = wrong().filter(({ field }) => field === target.name)
      setProblems((before) => [...before.filter(({ field }) => field !== target.name), ...found])
    },
    /** What is said of a field goes once something else is typed there; a whole number is checked at once (NOTE-15). */
    follow: (target: EventTarget) => {
      const { name, value } = target as HTMLInputElement
      const found = isTypedOut(name, value) ? wrong().filter(({ field }) => field === name) : []
      setProblems((before) =>
        found.length > 0 || before.some(({ field }) => field === name)
          ? [...before.filter(({ field }) => field !== name), ...found]
          : before,
      )
    },
    add: () => setPremises(({ keys, next }) => ({ keys: [...keys, next], next: next + 1 })),
    remove: (index: number) => {
      setProblems([])
      setListed([])
      setPremises(({ keys, next }) => ({ keys: keys.filter((_, at) => at !== index), next }))
    },
  }
}
