import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { announce } from '../../ui/core/announce.ts'
import { moveKey, placeAfterKey } from './move-key.ts'

type Options = {
  /** The keys of the things in their order. */
  keys: readonly string[]
  onOrder: (keys: string[]) => void
  /** What is read aloud of a thing: 'The Salt Cellar'. */
  nameOf: (key: string) => string
}

export type Sorting = ReturnType<typeof useSorting>

/** Pixels from the edge of the window at which it scrolls along. */
const edge = 72

/**
 * Things that are put into another order: dragged by their handles with mouse, pen or finger, or moved by the arrow keys on a
 * handle. Escape during a drag puts the thing back.
 */
export function useSorting({ keys, onOrder, nameOf }: Options) {
  const [dragged, setDragged] = useState<string | null>(null)
  const now = useRef({ keys, onOrder })
  useEffect(() => {
    now.current = { keys, onOrder }
  })
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  const move = (key: string, to: number) => {
    onOrder(moveKey(keys, key, to))
    announce(`${nameOf(key)}: ${to + 1} of ${keys.length}`)
  }

  function begin(key: string): void {
    const before = [...now.current.keys]
    let over = key
    const dragTo = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (clientY < edge) scrollBy(0, -12)
      if (clientY > innerHeight - edge) scrollBy(0, 12)
      const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-sort-key]')
      const there = found?.dataset['sortKey']
      // The thing that was passed last does not send the dragged one back before the pointer has left it.
      if (there === undefined || there === over) return
      over = there
      const at = now.current.keys.indexOf(there)
      if (there !== key && at >= 0) now.current.onOrder(moveKey(now.current.keys, key, at))
    }
    const end = () => {
      removeEventListener('pointermove', dragTo)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', putBack)
      removeEventListener('keydown', onEscape)
      stop.current = null
      setDragged(null)
    }
    const putBack = () => {
      now.current.onOrder(before)
      end()
    }
    const onEscape = ({ key: pressed }: globalThis.KeyboardEvent) => pressed === 'Escape' && putBack()
    addEventListener('pointermove', dragTo)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', putBack)
    addEventListener('keydown', onEscape)
    stop.current = end
    setDragged(key)
  }

  return {
    move,
    /** Of the element of a thing. */
    item: (key: string) => ({ 'data-sort-key': key, 'data-dragged': dragged === key || undefined }),
    /** Of the button that it is moved by. */
    handle: (key: string) => ({
      label: `Move ${nameOf(key)}, ${keys.indexOf(key) + 1} of ${keys.length}`,
      onPointerDown: ({ button, isPrimary }: PointerEvent) => {
        if (button === 0 && isPrimary) begin(key)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const to = placeAfterKey(event.key, keys.indexOf(key), keys.length)
        if (to === null) return
        event.preventDefault()
        move(key, to)
      },
    }),
  }
}
