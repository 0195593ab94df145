import type { ReactNode } from 'react'
import { ErrorState } from '../ui/core/ErrorState.tsx'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import { NothingHere } from './NothingHere.tsx'
import type { Loaded } from './use-console-read.ts'

type Props<T> = {
  loaded: Loaded<T>
  again: () => void
  /** Whether the whole page waits for it, so that nothing else heads the page. */
  isPage?: boolean
  children: (value: T) => ReactNode
}

/** What was read, once it is here; before that its place, and otherwise why not. */
export function Answered<T>({ loaded, again, isPage = false, children }: Props<T>) {
  if (loaded.state === 'loading')
    return (
      <div aria-busy="true">
        <Skeleton lines={6} />
      </div>
    )
  if (loaded.state === 'absent') return <NothingHere />
  if (loaded.state === 'failed')
    return (
      <ErrorState level={isPage ? 1 : 2} title="This could not be loaded." onRetry={again}>
        <p>{loaded.message}</p>
      </ErrorState>
    )
  return children(loaded.value)
}
