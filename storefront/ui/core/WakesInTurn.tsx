import { createElement, Fragment, type ReactNode, Suspense } from 'react'
import { OwnIds } from './use-id.ts'

type Props = {
  /** Unique on a page, for the ids within. */
  id: string
  children: ReactNode
}

/** What wakes the parts that wait for their turn, from the top of the page. */
const waiting: (() => void)[] = []
let isFirstView = false

/**
 * A part of the first view that is hydrated in a task of its own, so that no task holds a slow phone up
 * (docs/decisions/0143). The server marks where it begins and ends, as Preact does for what it streams.
 */
export function WakesInTurn({ id, children }: Props): ReactNode {
  const part = <OwnIds prefix={id}>{children}</OwnIds>
  if (import.meta.env.SSR)
    return (
      <>
        {comment('$s')}
        {part}
        {comment('/$s')}
      </>
    )
  return (
    <Suspense>
      <Turn>{part}</Turn>
    </Suspense>
  )
}

const comment = (text: string) => createElement(Fragment, { UNSTABLE_comment: text } as object)

function Turn({ children }: { children: ReactNode }): ReactNode {
  // oxlint-disable-next-line no-throw-literal, typescript/only-throw-error -- this is how a component waits
  if (isFirstView) throw new Promise<void>((wake) => void waiting.push(wake))
  return children
}

/** Hydrates a page, and then its parts in their turn; all of them at once where a visitor presses or goes somewhere. */
export function hydrateInTurn(hydrate: () => void): void {
  isFirstView = true
  hydrate()
  isFirstView = false
  const wakeNext = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setTimeout(wakeNext)
    else for (const type of pressed) removeEventListener(type, wakeAll, true)
  }
  for (const type of pressed) addEventListener(type, wakeAll, true)
  setTimeout(wakeNext)
}

function wakeAll(): void {
  for (const wake of waiting.splice(0)) wake()
}

const pressed = ['pointerdown', 'keydown', 'focusin'] as const
