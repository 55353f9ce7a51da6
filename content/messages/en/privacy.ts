/** Around the privacy policy, which exists in English and Estonian only (decision 12). */
export const privacy = {
  updated: 'Last updated on {date}',
  languageNotice: 'This policy is written in English and Estonian. What you read here is the English text.',
}
export type PrivacyMessages = Record<keyof typeof privacy, string>
