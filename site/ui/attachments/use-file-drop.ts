import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react'

/** Lets files be dropped anywhere on a form, and pictures be pasted: shortcuts for the button. */
export function useFileDrop(onAdd: (files: Iterable<File>) => void) {
  const [isDropping, setIsDropping] = useState(false)

  useEffect(keepPageFromFiles, []) // the window is an external system

  function handleDrag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsDropping(true)
  }

  return {
    isDropping,
    /** Props of the form. */
    dropTarget: {
      'data-dropping': isDropping || undefined,
      onDragEnter: handleDrag,
      onDragOver: handleDrag,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsDropping(false)
      },
      onDrop: (event: DragEvent) => {
        setIsDropping(false)
        takeFiles(event, event.dataTransfer.files)
      },
      onPaste: (event: ClipboardEvent) => {
        takeFiles(event, event.clipboardData.files)
      },
    },
  }

  function takeFiles(event: { preventDefault: () => void }, files: FileList) {
    if (files.length === 0) return
    event.preventDefault()
    onAdd(files)
  }
}

/** A file dropped beside the form would make the browser leave the page. */
function keepPageFromFiles() {
  const stop = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  addEventListener('dragover', stop)
  addEventListener('drop', stop)
  return () => {
    removeEventListener('dragover', stop)
    removeEventListener('drop', stop)
  }
}
