import { useLayoutEffect, useRef, useState } from 'react'

import type { CookieConsentMessages } from '#content/messages/en/cookie-consent.ts'
import type { CookieChoice } from '#domain/cookie-consent/consent.ts'
import {
  EVERYTHING,
  NOTHING,
  withCategory,
  withVendor,
  withPrivacyControl,
} from '#domain/cookie-consent/cookie-choice.ts'
import type { Locale } from '#domain/language/locales.ts'

import { readConsent } from '../../browser/consent/consent.ts'
import { sendsPrivacyControl } from '../../browser/consent/consent-question.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Tabs } from '../../ui/tabs/Tabs.tsx'
import { CategoryList } from './CategoryList.tsx'
import { chooseCookies } from './choose-cookies.ts'
import { COOKIE_DIALOG_ID } from './consent-places.ts'
import { ConsentRecord } from './ConsentRecord.tsx'
import styles from './CookieSettings.module.css'
import { VendorList } from './VendorList.tsx'

interface CookieSettingsProps {
  locale: Locale
  words: CookieConsentMessages
  onClose: () => void
}

/** The preferences (spec §2, §4): what is allowed by category and by vendor, to be changed at any time. */
export function CookieSettings({ locale, words, onClose }: CookieSettingsProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [consent] = useState(readConsent)
  const [choice, setChoice] = useState<CookieChoice>(consent ?? NOTHING)
  const isRefusedByBrowser = sendsPrivacyControl()
  const lists = { choice, words, isRefusedByBrowser }

  useLayoutEffect(() => {
    dialog.current?.showModal()
  }, [])

  function choose(...[chosen, making]: Parameters<typeof chooseCookies>) {
    dialog.current?.close() // first, so that the focus is back where it came from
    chooseCookies(chosen, making)
  }

  return (
    <Dialog
      ref={dialog}
      id={COOKIE_DIALOG_ID}
      title={words.settings}
      closeLabel={words.close}
      className={styles.settings ?? ''}
      onClose={onClose}
    >
      <p className={styles.lead}>{words.settingsLead}</p>
      {isRefusedByBrowser && <p className={styles.note}>{words.privacyControl}</p>}
      <Tabs
        id={COOKIE_DIALOG_ID}
        label={words.tabsLabel}
        firstLabel={words.tabCategories}
        secondLabel={words.tabVendors}
        first={
          <CategoryList
            {...lists}
            onSwitch={(category, isAllowed) => {
              setChoice(withCategory(choice, category, isAllowed))
            }}
          />
        }
        second={
          <VendorList
            {...lists}
            onSwitch={(vendor, isAllowed) => {
              setChoice(withVendor(choice, vendor, isAllowed))
            }}
          />
        }
      />
      <ConsentRecord consent={consent} locale={locale} words={words} />
      <div className={styles.answers}>
        <button
          type="button"
          className={buttonClass('primary', true)}
          onClick={() => {
            const counting = isRefusedByBrowser ? withPrivacyControl(choice) : choice
            choose(counting, { reloads: counting.preferences.analytics })
          }}
        >
          {words.save}
        </button>
        <button
          type="button"
          className={buttonClass('secondary', true)}
          onClick={() => {
            choose(EVERYTHING, { reloads: true })
          }}
        >
          {words.acceptAll}
        </button>
        <button
          type="button"
          className={buttonClass('secondary', true)}
          onClick={() => {
            choose(NOTHING, { isRefusal: true })
          }}
        >
          {words.rejectAll}
        </button>
      </div>
    </Dialog>
  )
}
