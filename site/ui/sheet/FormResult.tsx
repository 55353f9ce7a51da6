import { fillPlaceholders } from '#domain/language/placeholders.ts'

import { ButtonLink } from '../button/ButtonLink.tsx'
import { Mark } from '../mark/Mark.tsx'
import { FragmentReasons } from './FragmentReasons.tsx'
import { MessageSheet } from './MessageSheet.tsx'

interface SentSheetProps {
  heading: string
  text: string
  /** Said where the server knows that no mail will come. */
  noMail: string
  /** Whose text is forgotten: its key in session storage. */
  draftKey: string
  back: string
  homeHref: string
}

/** What a visitor without script sees once a form was kept. */
export function SentSheet({ heading, text, noMail, draftKey, back, homeHref }: SentSheetProps) {
  return (
    <MessageSheet heading={heading} sign={<Mark kind="tick" />}>
      <FragmentReasons reasons={{ 'no-mail': noMail }} />
      <p className="lead" data-arrived-draft={draftKey}>
        {text}
      </p>
      <p>
        <ButtonLink href={homeHref} look="secondary">
          {back}
        </ButtonLink>
      </p>
    </MessageSheet>
  )
}

interface NotSentSheetProps {
  words: { notSentHeading: string; notSentText: string; notSentBack: string; notSentOtherwise: string }
  /** What any form can be refused for. */
  problems: Record<
    'tooLong' | 'tooLarge' | 'malformed' | 'crossSite' | 'tooManyForNow' | 'unavailable',
    string
  >
  /** What this form alone can be refused for, by the server's codes. */
  reasons: Readonly<Record<string, string>>
  /** Where the form stands. */
  backHref: string
  mailbox: string
}

/** What a visitor without script sees when a form was not kept: why, the way back, and a mailbox. */
export function NotSentSheet({ words, problems, reasons, backHref, mailbox }: NotSentSheetProps) {
  return (
    <MessageSheet heading={words.notSentHeading} sign="!">
      <FragmentReasons
        reasons={{
          ...reasons,
          'too-long': problems.tooLong,
          'too-large': problems.tooLarge,
          malformed: problems.malformed,
          'cross-site': problems.crossSite,
          'too-many-requests': problems.tooManyForNow,
          unavailable: fillPlaceholders(problems.unavailable, { email: mailbox }),
        }}
      />
      <p className="lead">{words.notSentText}</p>
      <p>
        <a href={backHref}>{words.notSentBack}</a>
      </p>
      <p>
        <a href={`mailto:${mailbox}`}>{fillPlaceholders(words.notSentOtherwise, { email: mailbox })}</a>
      </p>
    </MessageSheet>
  )
}
