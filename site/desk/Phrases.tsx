import { useQuery } from '@tanstack/react-query'

import { agency } from '#content/catalogue/agency.ts'
import type { DeskConversation } from '#domain/desk/desk.ts'
import { fillPlaceholders, sayLabelled } from '#domain/language/message-text.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'

import { Button } from '../ui/button/Button.tsx'
import styles from './desk.module.css'
import { Sheet } from './Sheet.tsx'
import { useDesk, useMe } from './use-desk.ts'

/** A file for each language; each is loaded when its phrases are opened. */
const FILES = import.meta.glob<string>('../../content/phrases/*.md', { query: '?raw', import: 'default' })

async function loadPhrases(language: Locale) {
  const load = FILES[`../../content/phrases/${language}.md`]
  return load === undefined ? [] : readPhrases(await load())
}

/** Reads a file of `content/phrases`: each phrase is a heading with its text below. */
function readPhrases(file: string): { title: string; text: string }[] {
  return file
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n')
      return { title: title.trim(), text: lines.join('\n').trim() }
    })
}

interface PhrasesProps {
  conversation: DeskConversation
  onInsert: (text: string) => void
  onClose: () => void
}

/** Ready phrases in the customer's language, with those of the staff beside them. */
export function Phrases({ conversation, onInsert, onClose }: PhrasesProps) {
  const { words, locale } = useDesk()
  const me = useMe()
  const { language, name, number, url } = conversation
  const { data } = useQuery({
    queryKey: ['phrases', language, locale],
    queryFn: () => Promise.all([loadPhrases(language), loadPhrases(locale)]),
    staleTime: Infinity,
  })
  const values = { name, number, url, agency: agency.name, staff: me.name }
  const [theirs = [], ours = []] = data ?? []
  return (
    <Sheet title={sayLabelled(words.phrases, LOCALES[language].name, locale)} onClose={onClose}>
      <ul role="list" className={styles.phrases}>
        {theirs.map(({ title, text }, index) => (
          <li key={title}>
            <div className={styles.from}>
              <h3>{ours[index]?.title ?? title}</h3>
              <Button look="secondary" isSmall onClick={() => onInsert(fillPlaceholders(text, values))}>
                {words.insert}
                <span className="visually-hidden">
                  {sayLabelled('', ours[index]?.title ?? title, locale)}
                </span>
              </Button>
            </div>
            <p lang={language}>{fillPlaceholders(text, values)}</p>
            {language !== locale && (
              <p className="fine">{fillPlaceholders(ours[index]?.text ?? '', values)}</p>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
