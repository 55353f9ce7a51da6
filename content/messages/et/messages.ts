import type { Messages } from '../en/messages.ts'
import { contactForm } from './contact-form.ts'
import { footer } from './footer.ts'
import { header } from './header.ts'
import { hero } from './hero.ts'
import { language } from './language.ts'
import { mailLinks } from './mail-links.ts'
import { notFound } from './not-found.ts'
import { overview } from './overview.ts'
import { page } from './page.ts'
import { pricing } from './pricing.ts'
import { privacy } from './privacy.ts'
import { problems } from './problems.ts'
import { supportTicket } from './support-ticket.ts'

/** Every word of the interface in this language; keys as in English, or this does not compile. */
export const messages = {
  contactForm,
  footer,
  header,
  hero,
  language,
  mailLinks,
  notFound,
  overview,
  page,
  pricing,
  privacy,
  problems,
  supportTicket,
} satisfies Messages
