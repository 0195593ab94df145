import { useState } from 'react'
import type { ClientEmpties, EmptiesRow } from '../../../shared/api/empties-api.ts'
import { clientCall } from '../../api/client-calls.ts'
import { announce } from '../../ui/core/announce.ts'
import { problemOf, useRead } from '../use-read.ts'

const path = '/api/account/empties'
type UseEmptiesInput = Pick<EmptiesRow, 'place' | 'brewery' | 'kind'> & { count: number; note: string | null }

/** The client's containers, and what can be said of them, one thing at a time. */
export function useEmpties() {
  const { loaded, again, show } = useRead<ClientEmpties>(path)
  const [isWorking, setIsWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (below: string, body: object, said: string): Promise<boolean> => {
    setIsWorking(true)
    setProblem(null)
    try {
      const key = crypto.randomUUID()
      show(await clientCall<ClientEmpties>(`${path}/${below}`, { method: 'POST', body, key }))
      announce(said, { isShown: true })
      return true
    } catch (error) {
      setProblem(problemOf(error))
      return false
    } finally {
      setIsWorking(false)
    }
  }
  return {
    loaded,
    again,
    isWorking,
    problem,
    give: (input: UseEmptiesInput) => send('counts', input, 'Counted. The brewery is asked by email.'),
    answer: (id: string, body: { agrees: boolean; note: string | null }) =>
      send(
        `counts/${id}/answer`,
        body,
        body.agrees ? 'Agreed.' : 'Noted. Dray looks at it with both of you.',
      ),
  }
}
