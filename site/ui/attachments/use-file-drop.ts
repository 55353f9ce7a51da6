import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react'

import type { TicketFiles } from './ticket-files.ts'

/**
 * Adds files to a form, also those dropped anywhere on it and pasted pictures: shortcuts for the button. Locked while
 * the form is being sent: a file added then would be in no message.
 */
export function useFileDrop(files: TicketFiles, isLocked: boolean) {
  const [isDropping, setIsDropping] = useState(false)

  useEffect(keepPageFromFiles, []) // the window is an external system

  function handleDrag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsDropping(true)
  }

  function addFiles(added: Iterable<File>) {
    if (!isLocked) files.add(added)
  }

  return {
    adding: { isDropping, isLocked, onAdd: addFiles },
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
      onPaste: (event: ClipboardEvent) => takeFiles(event, event.clipboardData.files),
    },
  }

  function takeFiles(event: { preventDefault: () => void }, taken: FileList) {
    if (taken.length === 0) return
    event.preventDefault()
    addFiles(taken)
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
