import { useMutation, type QueryKey } from '@tanstack/react-query'
import { createContext, use, useEffect, useEffectEvent, useRef } from 'react'

import type { DeskMe, DeskPerson } from '#domain/desk/desk.ts'
import type { Locale } from '#domain/language/locales.ts'

import { showToast } from '../ui/toast/Toaster.tsx'
import { ask, client, isProblem } from './desk-api.ts'
import { $settings } from './desk-stores.ts'
import type { DeskWords } from './desk-words.ts'

/** What every part of the desk needs. */
interface DeskContextValue {
  words: DeskWords
  locale: Locale
  /** A moment by the clock of this device. */
  day: (moment: string | Date) => string
}

export const DeskContext = createContext<DeskContextValue | null>(null)
export const MeContext = createContext<DeskMe | null>(null)
/** Asked for once: every row of a list says a name. */
export const PeopleContext = createContext<readonly DeskPerson[]>([])

export function useDesk(): DeskContextValue {
  return present(use(DeskContext))
}

/** Who is signed in. */
export function useMe(): DeskMe {
  return present(use(MeContext))
}

/** Says the name of a person of the desk; the address of anybody else. */
export function useNameOf(): (email: string) => string {
  const people = use(PeopleContext)
  return (email) => {
    const name = people.find((person) => person.email === email)?.name ?? ''
    return name === '' ? email : name
  }
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error('Only within the desk')
  return value
}

/** An act: where it is posted, and with what. */
export interface Act {
  path: string
  body?: object
  method?: 'POST' | 'PUT' | 'DELETE'
}

/**
 * Does something and keeps the answer as the new state of `key`. Says once what was done, or why it was not.
 * Without a connection it waits for one.
 */
export function useAct<T>(key: QueryKey) {
  const { words } = useDesk()
  return useMutation({
    mutationFn: ({ path, body = {}, method = 'POST' }: Act) =>
      ask<T>(method, path, method === 'DELETE' ? undefined : body),
    onSuccess: (answer) => {
      client.setQueryData(key, answer)
      void client.invalidateQueries({ queryKey: ['list'] })
      showToast({ variant: 'default', text: words.done })
    },
    onError: (error) =>
      showToast({
        variant: 'destructive',
        text: isProblem(error, 'desk-refused') ? words.refused : words.failed,
      }),
  })
}

const TYPED_INTO = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Keys of a view and what they do; not while somebody types or a dialog is open. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const act = keys[key]
    if (act === undefined || ctrlKey || metaKey || altKey || event.defaultPrevented) return
    if (!(target instanceof Element) || target.closest(TYPED_INTO) || document.querySelector('dialog:modal'))
      return
    if (key.length === 1 && !$settings.get().hasKeys) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

/** The heading of a view: it takes the focus when the view opens, at the top of the page, so that it is read out. */
export function useFocusOnOpen<T extends HTMLElement>(name: string) {
  const heading = useRef<T>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [name])
  return heading
}

/** Moves the focus among the elements of a list that can take it. */
export function moveFocus(list: Element | null, selector: string, by: number): void {
  const all = [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const place = all.findIndex((element) => element === document.activeElement)
  all[Math.max(0, Math.min(all.length - 1, place + by))]?.focus()
}
