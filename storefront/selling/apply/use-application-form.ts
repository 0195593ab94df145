import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isTypedOut } from '../../../shared/accounts/typed-out.ts'
import type { SellingApplication } from '../../../shared/api/selling-application-api.ts'
import { applicationNames } from '../../../shared/onboarding/application-fields.ts'
import {
  type ApplicationProblem,
  readApplication,
  type TypedApplication,
} from '../../../shared/onboarding/read-application.ts'
import { clientCall } from '../../api/client-calls.ts'
import { CallError } from '../../api/json-calls.ts'
import { problemText } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'

type Options = {
  form: RefObject<HTMLFormElement | null>
  onSent: (application: SellingApplication) => void
  /** All that is in the form is saved. */
  onSaved: () => void
}

const call = '/api/apply'

/** The form's own work: what is wrong shows at its field, and what is typed is stored field by field. */
export function useApplicationForm({ form, onSent, onSaved }: Options) {
  const [problems, setProblems] = useState<readonly ApplicationProblem[]>([])
  const [listed, setListed] = useState<readonly ApplicationProblem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [saved, setSaved] = useState<'nothing' | 'saved' | 'failed'>('nothing')
  /** The same press that is sent again is the same application. */
  const key = useRef('')
  const stored = useRef('')
  const saving = useRef(Promise.resolve())

  const typed = (): TypedApplication => {
    const fields = new FormData(form.current ?? undefined)
    return Object.fromEntries(applicationNames.map((name) => [name, String(fields.get(name) ?? '')]))
  }
  const wrong = () => {
    const read = readApplication(typed())
    return read.kind === 'incomplete' ? read.problems : []
  }
  /** Says again what is wrong with a field, or that nothing is. */
  const judge = (name: string, isAsked: boolean) =>
    setProblems((before) => [
      ...before.filter(({ field }) => field !== name),
      ...(isAsked ? wrong().filter(({ field }) => field === name) : []),
    ])
  /** One after another, so that the last draft is the one that stays. */
  const save = () => {
    const body = typed()
    const text = JSON.stringify(body)
    if (text === stored.current) return
    stored.current = text
    saving.current = saving.current.then(() =>
      clientCall(call, { method: 'PUT', body }).then(
        () => {
          setSaved('saved')
          if (JSON.stringify(typed()) === text) onSaved()
        },
        () => {
          stored.current = ''
          setSaved('failed')
        },
      ),
    )
  }
  const show = (found: readonly ApplicationProblem[]) => {
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
    key.current ||= crypto.randomUUID()
    try {
      await saving.current
      const body = typed()
      const application = await clientCall<SellingApplication>(call, {
        method: 'POST',
        body,
        key: key.current,
      })
      onSaved()
      announce('Your application is sent.')
      onSent(application)
    } catch (error) {
      if (error instanceof CallError) key.current = ''
      const named = error instanceof CallError ? error.details['problems'] : undefined
      if (Array.isArray(named)) show(named as ApplicationProblem[])
      else setFailure(problemText(error))
      setSending(false)
    }
  }

  return {
    listed,
    failure,
    isSending,
    saved,
    errorOf: (name: string) => problems.find(({ field }) => field === name)?.message,
    send,
    /** Checks a field that is left, if anything is in it, and stores the draft. */
    leave: (target: EventTarget) => {
      if (!isField(target)) return
      if (target.value.trim() !== '') judge(target.name, true)
      save()
    },
    /** What is said of a field goes once something else is typed there; a whole number is checked at once. */
    follow: (target: EventTarget) => {
      if (isField(target)) judge(target.name, isTypedOut(target.name, target.value))
    },
  }
}

const isField = (target: EventTarget) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement
