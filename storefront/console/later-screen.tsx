import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import type { ScreenModule } from './first-reads.ts'

let first: Promise<unknown> | undefined

/** Settles once the screen of the document's own address is there, or has failed to come. */
export const firstScreen = async (): Promise<void> => void (await first?.catch(() => {}))

/**
 * A part of a console that comes with its first use, or once the browser has nothing to do, so that it is there where a
 * cold store has no signal; the screen of the document's own address comes at once. A failed try is tried again at the next use.
 */
export function laterScreen<Props extends object>(
  module: ScreenModule,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | null = null
  let Loaded: ComponentType<Props> | null = null
  const loadOnce = () => {
    loading ??= load().then(
      (component) => ({ default: (Loaded = component) }),
      (fault: unknown) => {
        loading = null
        throw fault
      },
    )
    return loading
  }
  const Lazy = lazy(loadOnce)
  const whenIdle = () => void loadOnce().catch(() => {})
  const afterLoad = async () => {
    await firstScreen()
    if ('requestIdleCallback' in window) requestIdleCallback(whenIdle)
    else setTimeout(whenIdle, 2_000)
  }
  if (window.drayScreen === module) first = loadOnce()
  else if (document.readyState === 'complete') void afterLoad()
  else addEventListener('load', () => void afterLoad(), { once: true })
  return function LaterScreen(props: Props) {
    // Without a placeholder where it is there already; a screen that is drawn keeps the form it began with.
    const [Screen] = useState(() => Loaded ?? Lazy)
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        <Screen {...props} />
      </Suspense>
    )
  }
}
