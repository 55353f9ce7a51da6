import type { CookieConsentMessages } from '#content/messages/en/cookie-consent.ts'
import {
  OPTIONAL_CATEGORIES,
  type OptionalCategory,
  type CookieChoice,
} from '#domain/cookie-consent/consent.ts'
import { isRefusedByPrivacyControl } from '#domain/cookie-consent/cookie-choice.ts'

import styles from './CookieSettings.module.css'
import { Switch } from './Switch.tsx'

interface CategoryListProps {
  choice: CookieChoice
  words: CookieConsentMessages
  isRefusedByBrowser: boolean
  onSwitch: (category: OptionalCategory, isAllowed: boolean) => void
}

/** What cookies may be for. The necessary ones are on and stay on. */
export function CategoryList({ choice, words, isRefusedByBrowser, onSwitch }: CategoryListProps) {
  return (
    <ul role="list" className={styles.list}>
      <Switch id="cookies-necessary" name={words.necessary} isOn isLocked>
        <p>{words.necessaryText}</p>
        <p className={styles.small}>{words.alwaysOn}</p>
      </Switch>
      {OPTIONAL_CATEGORIES.map((category) => {
        const isRefused = isRefusedByBrowser && isRefusedByPrivacyControl(category)
        return (
          <Switch
            key={category}
            id={`cookies-${category}`}
            name={words[category]}
            isOn={choice.preferences[category] && !isRefused}
            isLocked={isRefused}
            onSwitch={(isAllowed) => {
              onSwitch(category, isAllowed)
            }}
          >
            <p>{words[`${category}Text`]}</p>
          </Switch>
        )
      })}
    </ul>
  )
}
