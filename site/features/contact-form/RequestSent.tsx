import { claims } from '#content/catalogue/claims.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Mark } from '../../ui/mark/Mark.tsx'
import { FragmentReasons } from '../../ui/sheet/FragmentReasons.tsx'
import { MessageSheet } from '../../ui/sheet/MessageSheet.tsx'
import { DRAFT_KEY } from './contact-draft.ts'

/** What a visitor without script sees once the request is kept. */
export function RequestSent({ context }: { context: PageContext }) {
  const words = context.messages.contactForm
  return (
    <MessageSheet heading={words.sentHeading} sign={<Mark kind="tick" />}>
      <FragmentReasons
        reasons={{ 'no-mail': fillPlaceholders(words.successNoMail, { hours: claims.analysisHours }) }}
      />
      <p className="lead" data-arrived-draft={DRAFT_KEY}>
        {fillPlaceholders(words.sentText, { hours: claims.analysisHours })}
      </p>
      <p>
        <ButtonLink href={localizedPath(context.locale, '/')} look="secondary">
          {words.sentBack}
        </ButtonLink>
      </p>
    </MessageSheet>
  )
}
