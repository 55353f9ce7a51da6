import { localizedPath } from '#domain/language/paths.ts'

import lostPage from '../../assets/messages/lost-page.svg?url'
import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { MessageSheet } from '../../ui/sheet/MessageSheet.tsx'

/** A drawing of an empty page with a red question mark, the way home, and what people come for (decision 11). */
export function NotFound({ context }: { context: PageContext }) {
  const { header, notFound: words } = context.messages
  const home = localizedPath(context.locale, '/')
  const ways = [
    { label: header.pricing, href: `${home}#pricing` },
    { label: header.portfolio, href: `${home}#portfolio` },
    { label: header.faq, href: localizedPath(context.locale, '/faq') },
    { label: header.contact, href: `${home}#contact` },
  ]
  return (
    <MessageSheet
      heading={words.heading}
      remark={words.remark}
      sign={<img src={lostPage} alt="" width="480" height="440" />}
    >
      <p className="lead">{words.lead}</p>
      {import.meta.env.DEV && <p>{words.developerHint}</p>}
      <p>
        <ButtonLink href={home} look="secondary">
          {header.home}
        </ButtonLink>
      </p>
      <ul role="list" className="row">
        {ways.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="way">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </MessageSheet>
  )
}
