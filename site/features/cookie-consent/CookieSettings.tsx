import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

import { consentVendors } from '#content/catalogue/consent-vendors.ts'
import type { Messages } from '#content/messages/messages.ts'
import {
  type Consent,
  type CookieChoice,
  OPTIONAL_CATEGORIES,
  type OptionalCategory,
  type Vendor,
  VENDOR_CATEGORY,
  VENDORS,
} from '#domain/cookie-consent/consent.ts'
import {
  EVERYTHING,
  isRefusedByPrivacyControl,
  NOTHING,
  withCategory,
  withPrivacyControl,
  withVendor,
} from '#domain/cookie-consent/cookie-choice.ts'
import { VENDOR_TRACES } from '#domain/cookie-consent/vendor-traces.ts'
import { type Locale, LOCALES } from '#domain/language/locales.ts'
import { fillPlaceholders, sayDate } from '#domain/language/message-text.ts'

import { sendsPrivacyControl, COOKIE_DIALOG_ID } from '../../browser/consent/consent-question.ts'
import { readConsent } from '../../browser/consent/consent.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Tabs } from '../../ui/tabs/Tabs.tsx'
import { FilledText } from '../../ui/text/FilledText.tsx'
import { chooseCookies } from './choose-cookies.ts'
import styles from './CookieSettings.module.css'

interface CookieSettingsProps {
  locale: Locale
  words: Messages['cookieConsent']
  onClose: () => void
}

/** The preferences (spec §2, §4): choices by category and company, changeable at any time. */
export function CookieSettings({ locale, words, onClose }: CookieSettingsProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [consent] = useState(readConsent)
  const [choice, setChoice] = useState<CookieChoice>(consent ?? NOTHING)
  const isRefusedByBrowser = sendsPrivacyControl()
  const isRefused = (category: OptionalCategory) => isRefusedByBrowser && isRefusedByPrivacyControl(category)
  const lists = { choice, words, isRefused }

  useLayoutEffect(() => {
    dialog.current?.showModal()
  }, [])

  const counting = isRefusedByBrowser ? withPrivacyControl(choice) : choice
  const answers = [
    { label: words.save, chosen: counting, making: { reloads: counting.preferences.analytics } },
    { label: words.acceptAll, chosen: EVERYTHING, making: { reloads: true } },
    { label: words.rejectAll, chosen: NOTHING, making: { isRefusal: true } },
  ]

  return (
    <Dialog
      ref={dialog}
      id={COOKIE_DIALOG_ID}
      title={words.settings}
      closeLabel={words.close}
      className={styles.settings ?? ''}
      onClose={onClose}
    >
      <p className={`muted ${styles.lead} ${styles.drawn}`}>{words.settingsLead}</p>
      {isRefusedByBrowser && <p className={styles.note}>{words.privacyControl}</p>}
      <Tabs
        id={COOKIE_DIALOG_ID}
        label={words.tabsLabel}
        firstLabel={words.tabCategories}
        secondLabel={words.tabVendors}
        first={
          <CategoryList
            {...lists}
            onSwitch={(category, isAllowed) => setChoice(withCategory(choice, category, isAllowed))}
          />
        }
        second={
          <VendorList
            {...lists}
            onSwitch={(vendor, isAllowed) => setChoice(withVendor(choice, vendor, isAllowed))}
          />
        }
      />
      <ConsentRecord consent={consent} locale={locale} words={words} />
      <div className={`stack-close ${styles.answers}`}>
        {answers.map(({ label, chosen, making }, index) => (
          <Button
            key={label}
            look={index === 0 ? 'primary' : 'secondary'}
            isSmall
            onClick={() => {
              dialog.current?.close() // first, so that the focus returns to its opener
              chooseCookies(chosen, making)
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}

interface ListProps<Name> {
  choice: CookieChoice
  words: Messages['cookieConsent']
  isRefused: (category: OptionalCategory) => boolean
  onSwitch: (name: Name, isAllowed: boolean) => void
}

/** The purposes of cookies. The necessary ones are always on. */
function CategoryList({ choice, words, isRefused, onSwitch }: ListProps<OptionalCategory>) {
  return (
    <ul role="list" className={styles.list}>
      <Switch id="cookies-necessary" name={words.necessary} isOn isLocked>
        <p>{words.necessaryText}</p>
        <p className={`fine ${styles.small}`}>{words.alwaysOn}</p>
      </Switch>
      {OPTIONAL_CATEGORIES.map((category) => (
        <Switch
          key={category}
          id={`cookies-${category}`}
          name={words[category]}
          isOn={choice.preferences[category] && !isRefused(category)}
          isLocked={isRefused(category)}
          onSwitch={(isAllowed) => onSwitch(category, isAllowed)}
        >
          <p>{words[`${category}Text`]}</p>
        </Switch>
      ))}
    </ul>
  )
}

/** The companies that may measure, with what each does and stores. */
function VendorList({ choice, words, isRefused, onSwitch }: ListProps<Vendor>) {
  const texts: Readonly<Record<Vendor, string>> = {
    google_analytics: words.vendorGoogleAnalytics,
    google_ads: words.vendorGoogleAds,
    facebook_pixel: words.vendorFacebookPixel,
    matomo: words.vendorMatomo,
  }
  return (
    <>
      <p className={`muted ${styles.lead}`}>{words.vendorsLead}</p>
      <ul role="list" className={styles.list}>
        {VENDORS.map((vendor) => {
          const category = VENDOR_CATEGORY[vendor]
          return (
            <Switch
              key={vendor}
              id={`cookies-${vendor}`}
              name={consentVendors[vendor]}
              isOn={choice.vendors[vendor] && !isRefused(category)}
              isLocked={isRefused(category)}
              onSwitch={(isAllowed) => onSwitch(vendor, isAllowed)}
            >
              <p>{texts[vendor]}</p>
              <p className={`fine ${styles.small}`}>
                {fillPlaceholders(words.vendorPart, { category: words[category] })}
                {'\u00a0· '}
                {fillPlaceholders(words.vendorCookies, { names: VENDOR_TRACES[vendor].cookies.join(', ') })}
              </p>
            </Switch>
          )
        })}
      </ul>
    </>
  )
}

/** When the visitor chose, and the id of the record, to ask about it. */
function ConsentRecord({
  consent,
  locale,
  words,
}: Omit<CookieSettingsProps, 'onClose'> & { consent: Consent | null }) {
  if (consent === null) return <p className={`fine ${styles.record}`}>{words.notChosen}</p>
  const { tag } = LOCALES[locale]
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' })
  const date = sayDate(moment.format(new Date(consent.date)), tag)
  return (
    <p className={`fine ${styles.record}`}>
      <FilledText text={words.chosenOn} values={{ date, id: <code>{consent.id}</code> }} />
    </p>
  )
}

interface SwitchProps {
  id: string
  name: string
  isOn: boolean
  /** The visitor cannot change it; the children say why. */
  isLocked?: boolean
  /** Gets the new state; not called while locked. */
  onSwitch?: (isOn: boolean) => void
  /** What it does, announced with the name. */
  children: ReactNode
}

/** One line of the settings: a name with its switch, and what it does below. */
function Switch({ id, name, isOn, isLocked = false, onSwitch, children }: SwitchProps) {
  return (
    <li className={styles.line}>
      <label htmlFor={id} className={styles.name}>
        {name}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn}
        disabled={isLocked}
        aria-describedby={`${id}-text`}
        onChange={({ target }) => onSwitch?.(target.checked)}
      />
      <div id={`${id}-text`} className={`fine ${styles.text}`}>
        {children}
      </div>
    </li>
  )
}
