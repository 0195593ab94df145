import { useState } from 'react'
import { type NamedScene, sceneAddress, sceneNames, sceneSize } from '../../../../shared/pages/scenes.ts'
import { problemText } from '../../../console/use-console-read.ts'
import { Field } from '../../../ui/forms/Field.tsx'
import { uploadContentPicture } from './upload-content-picture.ts'
import styles from './PictureChoice.module.css'

type Chosen = { address: string | null; width: number | null; height: number | null }

type Props = {
  /** As the server names the field. */
  name: string
  value: string | null
  onChange: (chosen: Chosen) => void
}

const none: Chosen = { address: null, width: null, height: null }

/** The drawn scenes as a tray to choose from, a picture of one's own, or none. */
export function PictureChoice({ name, value, onChange }: Props) {
  const [problem, setProblem] = useState<string>()
  const [isUploading, setUploading] = useState(false)
  const isScene = (Object.keys(sceneNames) as NamedScene[]).some((scene) => sceneAddress(scene) === value)
  const upload = async (file: File) => {
    setProblem(undefined)
    setUploading(true)
    try {
      onChange(await uploadContentPicture(file))
    } catch (fault) {
      setProblem(problemText(fault))
    }
    setUploading(false)
  }
  const choice = (address: string | null, label: string, chosen: Chosen) => (
    <label className={styles.choice} key={address}>
      <input
        type="radio"
        name={name}
        checked={address === value}
        onChange={() => onChange(chosen)}
        className={styles.radio}
      />
      {address === null ? (
        <span className={styles.none} />
      ) : (
        <img src={address} alt="" width="160" height="90" loading="lazy" />
      )}
      <span>{label}</span>
    </label>
  )
  return (
    <fieldset className={styles.field}>
      <legend>Picture</legend>
      <div className={styles.tray}>
        {(Object.keys(sceneNames) as NamedScene[]).map((scene) =>
          choice(sceneAddress(scene), sceneNames[scene], { address: sceneAddress(scene), ...sceneSize }),
        )}
        {value !== null && !isScene && choice(value, 'Your picture', { ...none, address: value })}
        {choice(null, 'No picture', none)}
      </div>
      <Field
        label="Upload a picture"
        hint={isUploading ? 'Uploading …' : 'JPEG, PNG or WebP, up to 5 MB. It is scaled to 1,600 pixels.'}
        {...(problem !== undefined && { error: problem })}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            disabled={isUploading}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              if (file !== undefined) void upload(file)
              currentTarget.value = ''
            }}
          />
        )}
      </Field>
    </fieldset>
  )
}
