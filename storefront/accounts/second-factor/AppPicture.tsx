import { useEffect, useState } from 'react'
import styles from './SecondFactor.module.css'

type Props = { address: string }
type Drawing = { size: number; path: string }

/** The address that authenticator apps read, as a QR code. Drawn in the browser: the secret goes nowhere else. */
export function AppPicture({ address }: Props) {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    let isCurrent = true
    void import('lean-qr').then(({ generate }) => {
      if (isCurrent) setDrawing(drawingOf(generate(address)))
    })
    return () => {
      isCurrent = false
    }
  }, [address])
  if (drawing === null) return <div className={styles.picture} />
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      role="img"
      aria-label="QR code for your authenticator app"
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} fill="currentColor" />
    </svg>
  )
}

function drawingOf(code: { size: number; get: (x: number, y: number) => boolean }): Drawing {
  const places = Array.from({ length: code.size }, (_, index) => index)
  const path = places
    .flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
    .join('')
  return { size: code.size, path }
}
