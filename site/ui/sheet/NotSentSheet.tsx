import { fillPlaceholders } from '#domain/language/placeholders.ts'

import { FragmentReasons } from './FragmentReasons.tsx'
import { MessageSheet } from './MessageSheet.tsx'

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
