import type { Messages } from '../en/messages.ts'
import { about } from './about.ts'
import { articles } from './articles.ts'
import { chatAssistant } from './chat-assistant.ts'
import { chatPage } from './chat-page.ts'
import { contactForm } from './contact-form.ts'
import { cookieConsent } from './cookie-consent.ts'
import { errorFallback } from './error-fallback.ts'
import { exitPopup } from './exit-popup.ts'
import { faq } from './faq.ts'
import { footer } from './footer.ts'
import { formSending } from './form-sending.ts'
import { founder } from './founder.ts'
import { guarantee } from './guarantee.ts'
import { howItWorks } from './how-it-works.ts'
import { knowledgeBase } from './knowledge-base.ts'
import { portfolio } from './portfolio.ts'
import { services } from './services.ts'
import { socialProof } from './social-proof.ts'
import { stickyBar } from './sticky-bar.ts'
import { testimonials } from './testimonials.ts'
import { header } from './header.ts'
import { hero } from './hero.ts'
import { language } from './language.ts'
import { languageDebug } from './language-debug.ts'
import { mailLinks } from './mail-links.ts'
import { notFound } from './not-found.ts'
import { page } from './page.ts'
import { pricing } from './pricing.ts'
import { privacy } from './privacy.ts'
import { problems } from './problems.ts'
import { supportTicket } from './support-ticket.ts'
import { ticketStatus } from './ticket-status.ts'

/** Every word of the interface in this language; keys as in English, or this does not compile. */
export const messages = {
  about,
  articles,
  chatAssistant,
  chatPage,
  contactForm,
  cookieConsent,
  errorFallback,
  exitPopup,
  faq,
  footer,
  formSending,
  founder,
  guarantee,
  howItWorks,
  knowledgeBase,
  portfolio,
  services,
  socialProof,
  stickyBar,
  testimonials,
  header,
  hero,
  language,
  languageDebug,
  mailLinks,
  notFound,
  page,
  pricing,
  privacy,
  problems,
  supportTicket,
  ticketStatus,
} satisfies Messages
