import { type ComponentType, lazy, Suspense, useState } from 'react'
import { ErrorState } from '../ui/core/ErrorState.tsx'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import type { ScreenModule } from './first-reads.ts'

let first: Promise<unknown> | undefined

/** Settles once the screen of the document's own address is there, or has failed to come. */
export const firstScreen = async (): Promise<void> => void (await first)

/**
 * A screen of a console that comes with its first use, or once the browser has nothing to do, so that it is there where a
 * cold store has no signal; the screen of the document's own address comes at once. One that fails says so: browsers
 * ask for a module once a page, so the page is to be loaded again.
 */
export function laterScreen<Props extends object>(
  module: ScreenModule,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { loadOnce, Later } = laterPart(load, { lines: 6, level: 1 })
  if (window.drayScreen === module) first = loadOnce()
  else whenIdle(loadOnce)
  return Later
}

/** What a dialog asks, which no first screen shows: it comes in the same way. */
export function laterForm<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { loadOnce, Later } = laterPart(load, { lines: 4, level: 2 })
  whenIdle(loadOnce)
  return Later
}

function whenIdle(loadOnce: () => Promise<unknown>): void {
  const begin = () => {
    // Asked for without a connection it would be missing for good.
    if (navigator.onLine) void loadOnce()
    else addEventListener('online', begin, { once: true })
  }
  const afterLoad = async () => {
    await firstScreen()
    if ('requestIdleCallback' in window) requestIdleCallback(begin)
    else setTimeout(begin, 2_000)
  }
  if (document.readyState === 'complete') void afterLoad()
  else addEventListener('load', () => void afterLoad(), { once: true })
}

type Place = { lines: number; level: 1 | 2 }

function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>, { lines, level }: Place) {
  let loading: Promise<{ default: ComponentType<Props> }> | null = null
  let Loaded: ComponentType<Props> | null = null
  const loadOnce = () =>
    (loading ??= load().then(
      (component) => ({ default: (Loaded = component) }),
      () => ({ default: () => <NotLoaded level={level} /> }),
    ))
  const Lazy = lazy(loadOnce)
  function Later(props: Props) {
    // Without a placeholder where it is there already; a part that is drawn keeps the form it began with.
    const [Part] = useState(() => Loaded ?? Lazy)
    return (
      <Suspense fallback={<Skeleton lines={lines} />}>
        <Part {...props} />
      </Suspense>
    )
  }
  return { loadOnce, Later }
}

const NotLoaded = ({ level }: Pick<Place, 'level'>) => (
  <ErrorState
    level={level}
    title="This could not be loaded."
    retryLabel="Load the page again"
    onRetry={() => location.reload()}
  >
    <p>Check your connection.</p>
  </ErrorState>
)
