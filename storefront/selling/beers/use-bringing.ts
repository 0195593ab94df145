import { useState } from 'react'
import { problemText } from '../../console/use-console-read.ts'
import { bringPicture } from './beer-calls.ts'
import type { Bringing } from './BeerPictureField.tsx'

/** Brings pictures of a brewery one by one; each goes to `onPicture` by the address that it will have. */
export function useBringing(brewery: string, onPicture: (address: string) => void): Bringing {
  const [problem, setProblem] = useState<string>()
  const [isOnItsWay, setOnItsWay] = useState(false)
  const bring = async (file: File) => {
    setProblem(undefined)
    setOnItsWay(true)
    try {
      onPicture(await bringPicture(brewery, file))
    } catch (fault) {
      setProblem(problemText(fault))
    }
    setOnItsWay(false)
  }
  return { problem, isOnItsWay, onFile: (file) => void bring(file) }
}
