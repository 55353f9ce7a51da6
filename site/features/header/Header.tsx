import { packages } from '#content/catalogue/packages.ts'
import * as parts from '#content/catalogue/parts.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Wordmark } from '../../ui/wordmark/Wordmark.tsx'
import styles from './Header.module.css'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MessagingLink, TelephoneList } from './ContactLinks.tsx'
import { MobileMenu, MOBILE_MENU_ID } from './MobileMenu.tsx'
import { navigationItems } from '../../page/navigation.ts'

interface HeaderProps {
  context: PageContext
  /** The page's path without its language. */
  page: string
}

/** Red bar, wordmark, navigation, language menu and the ink button. */
export function Header({ context, page }: HeaderProps) {
  const words = context.messages.header
  const home = localizedPath(context.locale, '/')
  const here = localizedPath(context.locale, page)
  const [{ name, deliveryDays }] = packages
  return (
    <>
      <header className={styles.landmark}>
        <div className={`screen-only ${styles.bar}`}>
          <div className={`page-width row ${styles.barRow}`}>
            <p className={styles.promise}>
              {fillPlaceholders(words.promise, { package: name, days: context.range(deliveryDays) })}
            </p>
            <TelephoneList context={context} className={styles.telephones} />
            <button
              type="button"
              className={styles.customers}
              {...{ command: 'show-modal', commandfor: 'support' }}
            >
              {words.existingCustomers}
            </button>
          </div>
        </div>
        <div className={`screen-only ${styles.header}`}>
          <div className={`page-width row ${styles.row}`}>
            <a href={home} className={styles.brand}>
              <Wordmark />
            </a>
            <nav className={styles.navigation} aria-label={words.navigationLabel}>
              <ul role="list">
                {navigationItems(context.locale, words).map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} aria-current={href === here ? 'page' : undefined}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className={styles.tools}>
              {parts.messaging && (
                <MessagingLink context={context} placement="header_nav" className={`tap ${styles.chat}`}>
                  <Icon name="message-circle" />
                  <span className="visually-hidden">{words.chat}</span>
                </MessagingLink>
              )}
              <LanguageMenu context={context} page={page} />
              <span className={styles.cta}>
                <ButtonLink href={`${home}#contact`} look="secondary" isSmall data-free-analysis="header">
                  {words.freeAnalysis}
                </ButtonLink>
              </span>
              <button
                type="button"
                className={`tap needs-script ${styles.menuButton}`}
                {...{ command: 'show-modal', commandfor: MOBILE_MENU_ID }}
              >
                <Icon name="menu" />
                <span className="visually-hidden">{words.menuOpen}</span>
              </button>
              <a href="#footer" className={`tap ${styles.menuLink}`}>
                <Icon name="menu" />
                <span className="visually-hidden">{words.menuOpen}</span>
              </a>
            </div>
          </div>
        </div>
      </header>
      <MobileMenu context={context} page={page} />
    </>
  )
}
