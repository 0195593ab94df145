import { useEffect, useReducer, useRef } from 'react'
import { isSignedOutError, messageOf } from '../message-of.ts'
import { admit, nextPictures, type PictureItem } from './picture-list.ts'
import { sendPicture } from './send-picture.ts'

/** REV-61. */
const signInFirst = 'Please sign in to upload images.'

type Pictures = {
  items: PictureItem[]
  add: (files: readonly File[]) => void
  retry: (id: string) => void
  remove: (id: string) => void
  clear: () => void
}

/** The pictures of a review that is being written: uploaded as soon as they are chosen. */
export function usePictures(initial: PictureItem[], onSignedOut: (text: string) => void): Pictures {
  const [items, dispatch] = useReducer(nextPictures, initial)
  const sendings = useRef(new Map<string, { file: File; abort: AbortController }>())
  useEffect(() => {
    const running = sendings.current
    return () => running.forEach(({ abort }) => abort.abort())
  }, [])

  async function send(id: string, file: File) {
    const abort = new AbortController()
    sendings.current.set(id, { file, abort })
    try {
      const upload = await sendPicture(file, {
        onProgress: (progress) => dispatch({ kind: 'progressed', id, progress }),
        signal: abort.signal,
      })
      dispatch({ kind: 'uploaded', id, upload })
    } catch (error) {
      const isSignedOut = isSignedOutError(error)
      if (abort.signal.aborted && !isSignedOut) return
      dispatch({ kind: 'failed', id, message: isSignedOut ? signInFirst : messageOf(error) })
      if (isSignedOut) onSignedOut(signInFirst)
    }
  }

  return {
    items,
    add: (files) => {
      const chosen = files.map((file) => ({ id: crypto.randomUUID(), file }))
      const admitted = admit(
        items,
        chosen.map(({ id, file: { name, size, type } }) => ({ id, name, size, type })),
      )
      dispatch({ kind: 'added', items: admitted })
      for (const { id, state } of admitted) {
        const file = chosen.find((candidate) => candidate.id === id)?.file
        if (state === 'uploading' && file !== undefined) void send(id, file)
      }
    },
    retry: (id) => {
      const file = sendings.current.get(id)?.file
      if (file === undefined) return
      dispatch({ kind: 'started', id })
      void send(id, file)
    },
    remove: (id) => {
      sendings.current.get(id)?.abort.abort()
      sendings.current.delete(id)
      dispatch({ kind: 'removed', id })
    },
    clear: () => dispatch({ kind: 'cleared' }),
  }
}
