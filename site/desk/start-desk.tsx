import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { DEFAULT_LOCALE, LOCALES, parseLocaleCode } from '#domain/language/locales.ts'
import { formatDay } from '#domain/offices/office.ts'

import { standInForInvokerCommands } from '../browser/parts/dialogs.ts'
import { mountPart } from '../ui/error-boundary/mount-part.ts'
import { client, meQuery } from './desk-api.ts'
import { $loginSecret } from './desk-stores.ts'
import { WORDS_ID, type DeskWords } from './desk-words.ts'
import styles from './desk.module.css'
import { Desk } from './Desk.tsx'
import { OpenLink, SignIn } from './SignIn.tsx'
import { DeskContext, MeContext } from './use-desk.ts'
import { Waiting } from './Waiting.tsx'

/** The desk, or the way in. */
function DeskPage() {
  const secret = useStore($loginSecret)
  const me = useQuery(meQuery)
  const [isLinkGone, setIsLinkGone] = useState(false)
  if (secret !== null) return <OpenLink secret={secret} onGone={() => setIsLinkGone(true)} />
  if (me.data) {
    return (
      <MeContext value={me.data}>
        <Desk />
      </MeContext>
    )
  }
  if (me.data === null) return <SignIn isLinkGone={isLinkGone} />
  return (
    <main className={styles.door}>
      <Waiting query={me} />
    </main>
  )
}

const root = document.getElementById('desk')
if (root) {
  standInForInvokerCommands()
  const words = JSON.parse(document.getElementById(WORDS_ID)?.textContent ?? '{}') as DeskWords
  const locale = parseLocaleCode(document.documentElement.lang) ?? DEFAULT_LOCALE
  const day = (moment: string | Date) => formatDay(new Date(moment), LOCALES[locale].tag)
  mountPart(
    root,
    'Desk',
    <QueryClientProvider client={client}>
      <DeskContext value={{ words, locale, day }}>
        <DeskPage />
      </DeskContext>
    </QueryClientProvider>,
  )
}
