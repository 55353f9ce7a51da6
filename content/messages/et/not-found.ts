import type { NotFoundMessages } from '../en/not-found.ts'

export const notFound = {
  heading: '404: lehte ei leitud',
  lead: 'See leht on tühi. Võib-olla on aadressis trükiviga või on õige leht ära kolinud.',
  ways: 'Kuhu edasi',
  developerHint: 'Kas unustasite lehe ruuterisse lisada?',
} satisfies NotFoundMessages
