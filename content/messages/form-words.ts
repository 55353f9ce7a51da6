import type { ContactFormMessages } from './en/contact-form.ts'

/** What the form of a ticket says in the words of the form for an analysis. */
export function formWords(words: ContactFormMessages) {
  return {
    name: words.name,
    email: words.email,
    optional: words.optional,
    privacyLink: words.privacyLink,
    submitting: words.sending,
    emailMalformed: words.emailMalformed,
    urlMalformed: words.urlMalformed,
    offline: words.offline,
    notSentHeading: words.notSentHeading,
    notSentText: words.notSentText,
    notSentBack: words.notSentBack,
    notSentOtherwise: words.notSentOtherwise,
    backHome: words.sentBack,
  }
}
