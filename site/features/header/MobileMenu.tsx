import { agency } from '#content/catalogue/agency.ts'
import * as parts from '#content/catalogue/parts.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { LanguageList } from './LanguageMenu.tsx'
import { MessagingLink, TelephoneList } from './ContactLinks.tsx'
import styles from './MobileMenu.module.css'
import { navigationItems } from '../../page/navigation.ts'

export const MOBILE_MENU_ID = 'mobile-menu'

/** The menu of small windows: links, languages, offices, messaging, mail (spec §2). */
export function MobileMenu({ context, page }: { context: PageContext; page: string }) {
  const { openingHours } = context
  const { footer, header: words, language } = context.messages
  const home = localizedPath(context.locale, '/')
  const here = localizedPath(context.locale, page)
  return (
    <Dialog id={MOBILE_MENU_ID} title={words.menuOpen} closeLabel={words.menuClose} size="screen">
      <nav aria-label={words.menuOpen}>
        <ul role="list" className={styles.links}>
          {navigationItems(context.locale, words).map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === here ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
          <li>
            <a href={`${home}#contact`}>{words.contact}</a>
          </li>
        </ul>
      </nav>
      <ButtonLink href={`${home}#contact`} look="primary" data-free-analysis="side_menu">
        {words.getStarted}
      </ButtonLink>
      <section aria-labelledby="menu-languages" className={`stack-close ${styles.block}`}>
        <h3 id="menu-languages" className="as-text">
          {language.menuLabel}
        </h3>
        <LanguageList locale={context.locale} page={page} className={`stack-close ${styles.languages}`} />
      </section>
      {parts.messaging && (
        <section aria-labelledby="menu-messaging" className={`stack-close ${styles.block}`}>
          <h3 id="menu-messaging" className="as-text">
            {words.messagingHeading}
          </h3>
          <p>{fillPlaceholders(words.messagingLead, { openingHours })}</p>
          <MessagingLink context={context} placement="side_menu" className={styles.action}>
            <Icon name="message-circle" />
            {words.chat}
          </MessagingLink>
        </section>
      )}
      <section aria-labelledby="menu-offices" className={`stack-close ${styles.block}`}>
        <h3 id="menu-offices" className="as-text">
          {footer.officesHeading}
        </h3>
        <TelephoneList context={context} className={styles.offices} />
        <a href={`mailto:${agency.salesMailbox}`} className={styles.action}>
          <Icon name="mail" />
          {agency.salesMailbox}
        </a>
      </section>
    </Dialog>
  )
}
