import { useState } from 'react'
import { sessionState } from '../../accounts/session/session-state.ts'
import { dropDraft, readDraft, storeDraft } from './stored-drafts.ts'

/**
 * State that a person changes piece by piece before it is sent, such as a list of zones: stored like what is typed into
 * a form (useFormDraft), and there again after a reload, unless the thing has changed meanwhile: `version` says what of it
 * was there to change.
 */
export function useStateDraft<T>(name: string, begun: T, version = JSON.stringify(begun)) {
  const [{ value, isBack }, setState] = useState(() => {
    const stored = storedState<T>(name, version)
    return { value: stored ?? begun, isBack: stored !== null }
  })
  const drop = () => {
    const of = ownForm(name)
    if (of !== null) dropDraft(of, Date.now())
  }
  return {
    value,
    /** What was changed before is there again. */
    isBack,
    set: (now: T) => {
      const of = ownForm(name)
      if (of !== null) storeDraft(of, { state: JSON.stringify(now), version }, Date.now())
      setState({ value: now, isBack: false })
    },
    /** Back to what it began with. */
    clear: () => {
      drop()
      setState({ value: begun, isBack: false })
    },
    /** It is sent. */
    drop,
  }
}

function ownForm(form: string): { client: string; form: string } | null {
  const client = sessionState().user?.id
  return client === undefined ? null : { client, form }
}

function storedState<T>(name: string, version: string): T | null {
  const of = ownForm(name)
  const stored = of === null ? null : readDraft(of, Date.now())
  if (stored === null || stored['version'] !== version) return null
  try {
    return JSON.parse(stored['state'] ?? '') as T
  } catch {
    return null
  }
}
