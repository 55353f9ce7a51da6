import type { ReactNode } from 'react'

import { fillPlaceholders } from '#domain/language/message-text.ts'

import keptForm from '../../assets/messages/kept-form.svg?url'
import sentForm from '../../assets/messages/sent-form.svg?url'
import { ButtonLink } from '../button/ButtonLink.tsx'
import styles from './FormResult.module.css'
import { MessageSheet } from './MessageSheet.tsx'

interface SentSheetProps {
  heading: string
  text: string
  /** Shown when no mail will come. */
  noMail: string
  /** The draft to remove: its key in session storage. */
  draftKey: string
  back: string
  homeHref: string
  children?: ReactNode
}

/** The page after a form was accepted, without script. */
export function SentSheet({ heading, text, noMail, draftKey, back, homeHref, children }: SentSheetProps) {
  return (
    <MessageSheet heading={heading} sign={<Drawing file={sentForm} />}>
      <FragmentReasons reasons={{ 'no-mail': noMail }} />
      <p className="lead" data-arrived-draft={draftKey}>
        {text}
      </p>
      {children}
      <p>
        <ButtonLink href={homeHref} look="secondary">
          {back}
        </ButtonLink>
      </p>
    </MessageSheet>
  )
}

interface NotSentSheetProps {
  words: { notSentHeading: string; notSentText: string; notSentEmpty: string; notSentOtherwise: string }
  /** Reasons for which any form can be refused. */
  problems: Record<
    'tooLong' | 'tooLarge' | 'malformed' | 'crossSite' | 'tooManyForNow' | 'unavailable',
    string
  >
  /** Reasons of this form alone, by the server's codes. */
  reasons: Readonly<Record<string, string>>
  /** The page with the form. */
  backHref: string
  mailbox: string
}

/** The page after a form was refused, without script: why, an empty form, and a mailbox. What was typed is only in the browser's history. */
export function NotSentSheet({ words, problems, reasons, backHref, mailbox }: NotSentSheetProps) {
  return (
    <MessageSheet heading={words.notSentHeading} sign={<Drawing file={keptForm} />}>
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
      <p className="lead">
        <strong>{words.notSentText}</strong>
      </p>
      <p>
        <a href={`mailto:${mailbox}`} className="way">
          {fillPlaceholders(words.notSentOtherwise, { email: mailbox })}
        </a>
      </p>
      <p>
        <a href={backHref} className="way">
          {words.notSentEmpty}
        </a>
      </p>
    </MessageSheet>
  )
}

function Drawing({ file }: { file: string }) {
  return <img src={file} alt="" width="480" height="440" />
}

/**
 * All reasons a page can be about; the style sheet shows the one in the address's fragment. So the server
 * needs neither a page for each, nor script.
 */
function FragmentReasons({ reasons }: { reasons: Readonly<Record<string, string>> }) {
  return (
    <div className={`lead ${styles.reasons}`}>
      {Object.entries(reasons).map(([code, sentence]) => (
        <p key={code} id={code} tabIndex={-1}>
          {sentence}
        </p>
      ))}
    </div>
  )
}
