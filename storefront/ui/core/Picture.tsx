import { classNames } from './class-names.ts'
import styles from './Picture.module.css'

type Props = {
  src: string
  /** Empty for a picture that only repeats the words beside it. */
  alt: string
  /** The image's own size in pixels, so that its space is reserved before it arrives. */
  width: number
  height: number
  srcSet?: string
  sizes?: string
  /** Other formats, best first. */
  sources?: { type: string; srcSet: string }[]
  /** False for images of the first screen: fetched at once and before others. */
  isLazy?: boolean
  /** Fills its box, cropped or whole; without it the image has its own aspect ratio. */
  fit?: 'cover' | 'contain'
  /** Seen until the picture arrives. */
  placeholderColor?: string
}

export function Picture(props: Props) {
  const { isLazy = true, sources } = props
  const image = (
    <img
      className={styles.image}
      src={props.src}
      srcSet={props.srcSet}
      sizes={props.sizes}
      alt={props.alt}
      width={props.width}
      height={props.height}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      fetchPriority={isLazy ? undefined : 'high'}
      data-fit={props.fit}
      style={props.placeholderColor === undefined ? undefined : { backgroundColor: props.placeholderColor }}
    />
  )
  // Only where pages expect an element around it.
  if (sources === undefined && isLazy) return image
  return (
    <picture className={classNames(styles.picture, props.fit !== undefined && styles.filling)}>
      {sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={props.sizes} />
      ))}
      {image}
    </picture>
  )
}
