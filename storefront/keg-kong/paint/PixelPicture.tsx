import { pixelRuns } from './print-sprite.ts'

type Props = {
  map: readonly string[]
  colours?: Readonly<Record<string, string>>
  /** How many times larger each pixel is drawn. */
  scale: number
}

/** One of the cast beside the text that names it. */
export function PixelPicture({ map, colours, scale }: Props) {
  const width = map[0]?.length ?? 0
  return (
    <svg
      width={width * scale}
      height={map.length * scale}
      viewBox={`0 0 ${width} ${map.length}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {pixelRuns(map, colours).map(({ x, y, width, colour }) => (
        <rect key={`${x},${y}`} x={x} y={y} width={width} height={1} fill={colour} />
      ))}
    </svg>
  )
}
