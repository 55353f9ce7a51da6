import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

import type { DeskPerson } from '#domain/desk/desk.ts'

import { Wordmark } from '../ui/wordmark/Wordmark.tsx'
import { Button } from '../ui/button/Button.tsx'
import { showToast } from '../ui/toast/Toaster.tsx'
import { Confirm } from './Confirm.tsx'
import { Conversation } from './Conversation.tsx'
import { listQuery, staffQuery } from './desk-api.ts'
import { $isReachable, $now, $place, $question, $settings, type View } from './desk-stores.ts'
import styles from './desk.module.css'
import { KeysSheet } from './KeysSheet.tsx'
import { listenForChanges, tellOfNews } from './live.ts'
import { makePasskey } from './passkeys.ts'
import { Today } from './Today.tsx'
import { PeopleContext, useDesk, useKeys, useMe } from './use-desk.ts'

/** The views; those that are opened less often are loaded then. */
const SHOWN: Record<View, ComponentType<{ id: string }>> = {
  today: Today,
  conversation: Conversation,
  reviews: lazy(async () => ({ default: (await import('./Reviews.tsx')).Reviews })),
  mails: lazy(async () => ({ default: (await import('./Mails.tsx')).Mails })),
  week: lazy(async () => ({ default: (await import('./Week.tsx')).Week })),
  report: lazy(async () => ({ default: (await import('./ReportPencil.tsx')).ReportPencil })),
  staff: lazy(async () => ({ default: (await import('./Staff.tsx')).Staff })),
  me: lazy(async () => ({ default: (await import('./Me.tsx')).Me })),
}

/** The views in the navigation, with the figure of their pile. */
const LINKS = ['today', 'reviews', 'mails', 'week', 'staff', 'me'] as const satisfies readonly View[]

const NOBODY: readonly DeskPerson[] = []

/** The desk of somebody who is signed in. */
export function Desk() {
  const { words } = useDesk()
  const { view, id } = useStore($place)
  const Shown = SHOWN[view]
  const [hasKeysSheet, setHasKeysSheet] = useState(false)
  const { data: people } = useQuery(staffQuery)
  useEffect(() => listenForChanges(() => tellOfNews(words.somethingNew, words.title)), [words])
  useKeys({ '?': () => setHasKeysSheet(true) })
  return (
    <PeopleContext value={people ?? NOBODY}>
      <Top />
      <main className={`page-width ${styles.main}`} data-view={view}>
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <Shown key={id} id={id} />
        </Suspense>
      </main>
      <Confirm />
      {hasKeysSheet && <KeysSheet onClose={() => setHasKeysSheet(false)} />}
    </PeopleContext>
  )
}

function Top() {
  const { words } = useDesk()
  const { view } = useStore($place)
  const isReachable = useStore($isReachable)
  const { isDemo } = useMe()
  const list = useQuery(listQuery(useStore($question), 0))
  const piles: Partial<Record<View, number>> = list.data ?? {}
  return (
    <header className={styles.top}>
      <div className={`page-width row ${styles.bar}`}>
        <a href="#/" className={styles.home}>
          <Wordmark />
          <span className={styles.homeName}>{words.title}</span>
        </a>
        <nav aria-label={words.title}>
          <ul role="list" className={`row ${styles.links}`}>
            {LINKS.map((name) => (
              <li key={name}>
                <a
                  href={`#/${name === 'today' ? '' : name}`}
                  aria-current={
                    view === name || (name === 'today' && view === 'conversation') ? 'page' : undefined
                  }
                >
                  {words[name]}
                  {(piles[name] ?? 0) > 0 && <span className={`fine ${styles.pile}`}>{piles[name]}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {isDemo && <p className={styles.demo}>{words.demo}</p>}
      <p role="status" className={styles.offline}>
        {isReachable ? '' : words.offline}
      </p>
      <PasskeyOffer />
    </header>
  )
}

/** After "not now" a passkey is offered again so much later. */
const OFFER_PAUSE_MS = 30 * 86_400_000

/** Offered until there is a passkey; after "not now" it rests in this browser. */
function PasskeyOffer() {
  const { words } = useDesk()
  const { passkeys, sessions } = useMe()
  const settings = useStore($settings)
  const now = useStore($now)
  const isResting = settings.noOfferUntil > now
  if (passkeys.length > 0 || isResting || !('PublicKeyCredential' in globalThis)) return null
  const device = sessions.find(({ isThis }) => isThis)?.agent ?? words.passkeys

  async function make() {
    try {
      await makePasskey(device)
    } catch {
      showToast({ variant: 'destructive', text: words.passkeyFailed })
    }
  }

  return (
    <div className={`page-width row ${styles.offer}`}>
      <p>{words.offerPasskey}</p>
      <Button look="secondary" isSmall onClick={() => void make()}>
        {words.makePasskey}
      </Button>
      <Button
        look="tertiary"
        onClick={() => $settings.set({ ...settings, noOfferUntil: now + OFFER_PAUSE_MS })}
      >
        {words.notNow}
      </Button>
    </div>
  )
}
