import { localizedPath } from '#domain/language/paths.ts'

import lostPage from '../../assets/messages/lost-page.svg?url'
import { navigationItems } from '../../page/navigation.ts'
import type { PageContext } from '../../page/page-context.ts'
import { MessageSheet } from '../../ui/sheet/MessageSheet.tsx'

/** A drawing of an empty page with a red question mark, and links back (decision 11). */
export function NotFound({ context }: { context: PageContext }) {
  const words = context.messages.notFound
  const { header } = context.messages
  const home = localizedPath(context.locale, '/')
  return (
    <MessageSheet heading={words.heading} sign={<img src={lostPage} alt="" width="480" height="440" />}>
      <p className="lead">{words.lead}</p>
      {import.meta.env.DEV && <p>{words.developerHint}</p>}
      <p>{words.ways}</p>
      <ul role="list" className="row">
        <li>
          <a href={home} className="way">
            {header.home}
          </a>
        </li>
        {navigationItems(context.locale, header).map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="way">
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href={`${home}#contact`} className="way">
            {header.contact}
          </a>
        </li>
      </ul>
    </MessageSheet>
  )
}
