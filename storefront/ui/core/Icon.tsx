import type { IconName } from './icon-name.ts'

type Props = {
  name: IconName
  /** The text alternative; without it the icon is decoration and hidden from screen readers. */
  title?: string
  /** 1.25 rem where none is given. */
  size?: 'small' | 'large' | 'huge'
}

const iconsHref = '/pictures/icons.svg'

/** One picture of the sprite, in the colour of the words around it. */
export function Icon({ name, title, size }: Props) {
  return (
    <svg
      data-size={size}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
    >
      {title !== undefined && <title>{title}</title>}
      <use href={`${iconsHref}#${name}`} />
    </svg>
  )
}
