/** Choosing a language: the menu, and the page at `/` that decides. */
export const language = {
  /** Spec §2: shown while `/` decides. */
  loading: 'Loading your personalized experience...',
  menuLabel: 'Language',
  chooseHeading: 'Choose your language',
}
export type LanguageMessages = Record<keyof typeof language, string>
