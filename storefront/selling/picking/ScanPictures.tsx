import { useState } from 'react'
import { Button } from '../../ui/core/Button.tsx'
import styles from './ScanField.module.css'

type Props = {
  /** Counts a label; returns what happened. */
  onScan: (text: string) => string
  onSaid: (sentence: string) => void
}

/** Labels by this device's camera, or in a picture: the reader is fetched with the first of them. */
export function ScanPictures({ onScan, onSaid }: Props) {
  const [Camera, setCamera] = useState<typeof import('./LabelCamera.tsx').LabelCamera | null>(null)
  const openCamera = () =>
    import('./LabelCamera.tsx').then(
      ({ LabelCamera }) => setCamera(() => LabelCamera),
      () => onSaid(notLoaded),
    )
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    const reader = await import('./read-picture.ts').catch(() => null)
    if (reader === null) return onSaid(notLoaded)
    const text = await reader.readPicture(file).catch((fault: Error) => fault)
    if (text instanceof Error) return onSaid(text.message)
    onSaid(
      text === null ? 'No code could be read. Take the photo from nearer, with more light.' : onScan(text),
    )
  }
  return (
    <div className={styles.pictures}>
      {navigator.mediaDevices !== undefined && (
        <Button variant="quiet" icon="camera" onClick={() => void openCamera()}>
          Use the camera
        </Button>
      )}
      <label className={styles.file}>
        Choose a picture
        <input
          type="file"
          accept="image/*"
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </label>
      {Camera !== null && <Camera onScan={onScan} onClose={() => setCamera(null)} />}
    </div>
  )
}

const notLoaded = 'The reader of codes could not be loaded. Check your connection.'
