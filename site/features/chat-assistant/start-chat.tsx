import { atom } from 'nanostores'
import { flushSync } from 'react-dom'

import type { Locale } from '#domain/language/locales.ts'

import { writeStored } from '../../browser/storage.ts'
import { mountDialog } from '../../ui/dialog/mount-dialog.ts'
import { ChatWidget, type WidgetState } from './ChatWidget.tsx'
import { CHAT_OPEN_KEY } from './chat-places.ts'
import { loadChat } from './load-chat.ts'

/** Mounts the widget, minimised. Rejects when something cannot be loaded. */
export async function startChat(
  locale: Locale,
  corner: HTMLElement,
  launcher: HTMLElement,
  onFailure: () => void,
): Promise<{ open: () => void; reopen: () => void }> {
  const chat = await loadChat(locale, corner)
  const $state = atom<WidgetState>('minimised')

  function change(state: WidgetState): void {
    const isOpen = state !== 'minimised'
    $state.set(state)
    writeStored('session', CHAT_OPEN_KEY, isOpen ? 'true' : null)
    corner.toggleAttribute('data-open', isOpen)
    launcher.ariaExpanded = String(isOpen)
  }

  function minimise(): void {
    const hadFocus = document.activeElement?.closest('dialog') instanceof Element
    corner.hidden = false // minimised within the two seconds before it would be shown
    flushSync(() => change('minimised'))
    if (hadFocus) launcher.focus()
  }

  mountDialog('ChatWidget', <ChatWidget chat={chat} $state={$state} onMinimise={minimise} />, () => {
    corner.hidden = false
    change('minimised')
    onFailure()
  })
  return {
    open: () => {
      flushSync(() => change('opened'))
    },
    reopen: () => change('reopened'),
  }
}
