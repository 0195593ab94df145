import { useEffect, useState } from 'react'
import type { SavedViews } from '../../../shared/api/saved-views-api.ts'
import { clientCall } from '../../api/client-calls.ts'
import { firstRead, readBefore } from '../first-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { problemText } from '../use-console-read.ts'

export type SavedView = SavedViews['views'][number]

const callOf = (list: string) => `/api/views?${new URLSearchParams({ list })}`

/** The person's own views of the list at a path; none where they cannot be read. */
export function useSavedViews(list: string) {
  const [views, setViews] = useState<readonly SavedView[]>(
    () => readBefore<SavedViews>(callOf(list))?.views ?? [],
  )
  useEffect(() => {
    let isShown = true
    firstRead<SavedViews>(callOf(list)).then(
      (answer) => isShown && setViews(answer.views),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [list])
  return {
    views,
    /** Returns what is wrong, or null. */
    keep: async (name: string, query: string): Promise<string | null> => {
      try {
        setViews(
          (await clientCall<SavedViews>('/api/views', { method: 'POST', body: { list, name, query } })).views,
        )
        announce(`The view ‘${name}’ is kept.`)
        return null
      } catch (error) {
        return problemText(error)
      }
    },
    takeAway: async ({ id, name }: SavedView): Promise<void> => {
      try {
        await clientCall<void>(`/api/views/${id}`, { method: 'DELETE' })
        setViews((before) => before.filter((view) => view.id !== id))
        announce(`The view ‘${name}’ is removed.`, { isShown: true })
      } catch (error) {
        announce(problemText(error), { isShown: true, isUrgent: true })
      }
    },
  }
}
