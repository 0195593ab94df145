import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { readCode } from './read-code.ts'
import styles from './LabelCamera.module.css'

/** Between two frames that are read, in milliseconds: a phone stays cool, and a label is read in a blink. */
const restMs = 120

type Props = {
  /** Counts a label; returns what happened. */
  onScan: (text: string) => string
  onClose: () => void
}

/** The camera of this device, which counts one label after the other until it is closed (SELL-26). */
export function LabelCamera({ onScan, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setRefused] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const count = useEffectEvent((text: string) => setSaid(onScan(text)))
  useEffect(() => {
    const player = video.current!
    const stop = new AbortController()
    let before: string | null = null
    const look = () => {
      const text = readCode(player)
      // A label in view is read many times, and counts once.
      if (text !== null && text !== before) count(text)
      before = text ?? before
    }
    let timer: number | undefined
    openCamera(player, stop.signal).then(
      () => (timer = window.setInterval(look, restMs)),
      () => setRefused(!stop.signal.aborted),
    )
    return () => {
      stop.abort()
      window.clearInterval(timer)
    }
  }, [])
  return (
    <Dialog isOpen onClose={onClose} title="Scan labels">
      {isRefused ? (
        <p role="alert">
          The camera cannot be used. Allow it in the settings of your browser, or choose a picture of the
          label.
        </p>
      ) : (
        // A camera has no words to write below it
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video ref={video} className={styles.view} playsInline muted aria-label="What the camera sees" />
      )}
      {!isRefused && (
        <p className={styles.said} role="status">
          {said ?? 'Point the camera at the code of a label.'}
        </p>
      )}
    </Dialog>
  )
}

/** Shows what the camera at the back sees, until it is stopped. Rejects where there is none or it is not allowed. */
async function openCamera(player: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const end = () => stream.getTracks().forEach((track) => track.stop())
  if (signal.aborted) return end()
  signal.addEventListener('abort', end)
  player.srcObject = stream
  await player.play()
}
