import { useRef, useState } from 'react'
import type { OwnBeer } from '../../../shared/api/beers-api.ts'
import { CallError } from '../../api/json-calls.ts'
import { problemText } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { changeAtOnce } from './beer-calls.ts'

type Change = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: object; key?: string; done: string }

/** Actions of a beer's page that apply at once; the same press that is sent again is done once. */
export function useAtOnce(brewery: string, beerId: string, onChanged: (beer: OwnBeer) => void) {
  const [sending, setSending] = useState<string | null>(null)
  const [problem, setProblem] = useState<{ path: string; message: string } | null>(null)
  const tried = useRef({ what: '', key: '' })
  const send = async ({ path, done, key, ...call }: Change): Promise<boolean> => {
    const what = JSON.stringify([path, call])
    if (tried.current.what !== what) tried.current = { what, key: key ?? crypto.randomUUID() }
    setSending(path)
    setProblem(null)
    try {
      const beer = await changeAtOnce(brewery, beerId, path, { ...call, key: tried.current.key })
      tried.current = { what: '', key: '' }
      announce(done, { isShown: true })
      onChanged(beer)
      return true
    } catch (fault) {
      if (fault instanceof CallError) tried.current = { what: '', key: '' }
      setProblem({ path, message: problemText(fault) })
      return false
    } finally {
      setSending(null)
    }
  }
  return { send, sending, problem }
}
