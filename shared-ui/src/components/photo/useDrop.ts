import { type DragEvent, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Takes one file that is dropped. Text and links are nobody's business here. */
export const useDrop = (disabled: boolean, onFile: (file: File) => void) => {
  const [over, setOver] = useState(false)

  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return
    // Without it the browser would leave the page and show the file.
    event.preventDefault()
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
    setOver(!disabled)
  }

  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false)
  }

  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !disabled) onFile(file)
  }

  return { over, dropHandlers: { onDragOver, onDragLeave, onDrop } }
}
