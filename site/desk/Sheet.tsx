import { type ReactNode, useEffect, useId, useRef } from 'react'

import { Dialog } from '../ui/dialog/Dialog.tsx'
import { useDesk } from './use-desk.ts'

/** A dialog that is open as long as it is drawn; what had the focus before gets it back. */
export function Sheet({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const { words } = useDesk()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal() // only a method opens a modal dialog
    return () => {
      if (opener instanceof HTMLElement) opener.focus() // a dialog that is removed gives no focus back
    }
  }, [])
  return (
    <Dialog ref={dialog} id={useId()} title={title} closeLabel={words.close} onClose={onClose}>
      {children}
    </Dialog>
  )
}
