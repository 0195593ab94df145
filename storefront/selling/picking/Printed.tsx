import { type ReactNode, useEffect, useRef } from 'react'

/** Prints the page once this is on it with its pictures. */
export function Printed({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const pictures = [...(sheet.current?.querySelectorAll('img') ?? [])]
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => print())
  }, [])
  return <div ref={sheet}>{children}</div>
}
