import styles from './Picture.module.css'

type Props = {
  src: string
  /** Empty for a picture that only repeats the words beside it. */
  alt: string
  /** The image's own size in pixels, so that its space is reserved before it arrives. */
  width: number
  height: number
  /** False for images of the first screen: fetched at once and before others. */
  isLazy?: boolean
  /** Fills its box, cropped or whole; without it the image has its own aspect ratio. */
  fit?: 'cover' | 'contain'
  /** Seen until the picture arrives. */
  placeholderColor?: string
}

export function Picture({ isLazy = true, ...props }: Props) {
  return (
    <img
      className={styles.image}
      src={props.src}
      alt={props.alt}
      width={props.width}
      height={props.height}
      loading={isLazy ? 'lazy' : undefined}
      fetchPriority={isLazy ? undefined : 'high'}
      data-fit={props.fit}
      style={props.placeholderColor === undefined ? undefined : { backgroundColor: props.placeholderColor }}
    />
  )
}
