import type { Box } from '@firstangle/reader'
import { useRef, useState } from 'react'

/** Adding a missed value: first its place is framed, then what stands there is confirmed or written. */
export function useAdding(onAdd: (text: string, box: Box) => boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const [isDrawing, setIsDrawing] = useState(false)
  const [box, setBox] = useState<Box>()
  /** The element that had the focus is gone; the focus returns to the button. */
  const leave = () => {
    setIsDrawing(false)
    setBox(undefined)
    button.current?.focus()
  }
  const stepWithoutBox = isDrawing ? 'drawing' : 'idle'
  return {
    button,
    box,
    step: box ? 'writing' : stepWithoutBox,
    start: () => setIsDrawing(true),
    frame: (drawn: Box) => {
      setIsDrawing(false)
      setBox(drawn)
    },
    leave,
    add: (text: string): boolean => {
      const isAdded = box !== undefined && onAdd(text, box)
      if (isAdded) leave()
      return isAdded
    },
  } as const
}
