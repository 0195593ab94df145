import { splitLinks } from '../../shared/information/linked-text.ts'

type Props = { text: string }

/** Words whose links are written `[words](address)`. */
export function LinkedText({ text }: Props) {
  return splitLinks(text).map((part, at) =>
    part.href === undefined ? (
      part.text
    ) : (
      // The text never changes while it is shown, so its parts may be known by their place
      // oxlint-disable-next-line react/no-array-index-key
      <a href={part.href} key={at}>
        {part.text}
      </a>
    ),
  )
}
