import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from '../ui/core/Skeleton.tsx'

/**
 * A part of a console that comes with its first use, or once the browser has nothing to do, so that it is there where a
 * cold store has no signal. A failed try is tried again at the next use.
 */
export function laterScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | null = null
  const loadOnce = () => {
    loading ??= load().then(
      (component) => ({ default: component }),
      (fault: unknown) => {
        loading = null
        throw fault
      },
    )
    return loading
  }
  const Lazy = lazy(loadOnce)
  const whenIdle = () => void loadOnce().catch(() => {})
  const afterLoad = () =>
    'requestIdleCallback' in window ? requestIdleCallback(whenIdle) : setTimeout(whenIdle, 2_000)
  if (document.readyState === 'complete') afterLoad()
  else addEventListener('load', afterLoad, { once: true })
  return function LaterScreen(props: Props) {
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        <Lazy {...props} />
      </Suspense>
    )
  }
}
