/** The words of the form for an analysis that a ticket's form says too. */
type SharedWords = Record<
  | (
      | 'name'
      | 'email'
      | 'optional'
      | 'privacyLink'
      | 'sending'
      | 'emailMalformed'
      | 'urlMalformed'
      | 'offline'
    )
  | ('notSentHeading' | 'notSentText' | 'notSentEmpty' | 'notSentOtherwise' | 'sentBack'),
  string
>

/** What the form of a ticket says in the words of the form for an analysis. */
export function formWords(words: SharedWords) {
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
    notSentEmpty: words.notSentEmpty,
    notSentOtherwise: words.notSentOtherwise,
    backHome: words.sentBack,
  }
}
