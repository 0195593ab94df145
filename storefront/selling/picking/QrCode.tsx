import { generate } from 'lean-qr'

/** A QR code with the quiet margin that scanners need. */
export function QrCode({ className, text }: { className?: string | undefined; text: string }) {
  const code = generate(text)
  const places = Array.from({ length: code.size }, (_, at) => at)
  const path = places
    .flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
    .join('')
  return (
    <svg
      className={className}
      viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="-4" y="-4" width={code.size + 8} height={code.size + 8} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
