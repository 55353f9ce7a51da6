import type { Locator, Page } from '@playwright/test'

import { messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

import { contactForm, fillContactForm } from './contact-form.ts'
import { openDesk, ticketPage } from './ticket-desk.ts'
import { fillTicketForm, ticketDialog } from './ticket-dialog.ts'

/** A form that was filled in, and what it does alike with the others. */
interface FilledForm {
  /** Its button to send, under whatever name. */
  submit: Locator
  /** A field, and what was typed into it. */
  field: Locator
  typed: string
  /** Where it says what went wrong, and that it arrived. */
  said: Locator
  arrived: Locator
  /** Closes what says so, if it has to be closed. */
  dismiss: () => Promise<unknown>
  /** Goes back to it after a reload. */
  comeBack: () => Promise<unknown>
}

const nothing = () => Promise.resolve()

/** The forms of the site: where each posts to, its sentences, and how a visitor fills it in. */
export const FORMS = {
  'the contact form': {
    path: '/api/contact',
    words: (locale: Locale) => {
      const { sending, sendFailed, offline, success } = messages[locale].contactForm
      return { sending, failed: sendFailed, offline, success: fillPlaceholders(success, { hours: 24 }) }
    },
    fill: async (page: Page, locale: Locale): Promise<FilledForm> => {
      await fillContactForm(page, locale)
      const { submit, name, toast, wake } = contactForm(page, locale)
      return {
        submit,
        field: name,
        typed: 'Mari',
        said: toast,
        arrived: toast,
        dismiss: nothing,
        comeBack: wake,
      }
    },
  },
  'the ticket dialog': {
    path: '/api/tickets',
    words: (locale: Locale) => {
      const { submitting, sendFailed, offline, success } = messages[locale].supportTicket
      return { sending: submitting, failed: sendFailed, offline, success }
    },
    fill: async (page: Page, locale: Locale): Promise<FilledForm> => {
      await fillTicketForm(page, locale)
      const { dialog, description, error, okay, dialogToast, openForm } = ticketDialog(page, locale)
      return {
        submit: dialog.locator('[type=submit]'),
        field: description,
        typed: 'Since nine.',
        said: error,
        arrived: dialogToast,
        dismiss: () => okay.click(),
        comeBack: openForm,
      }
    },
  },
  'a reply to a ticket': {
    path: '/api/ticket-replies',
    words: (locale: Locale) => {
      const { failed, offline, replySent } = messages[locale].ticketStatus
      return { sending: messages[locale].contactForm.sending, failed, offline, success: replySent }
    },
    fill: async (page: Page, locale: Locale): Promise<FilledForm> => {
      await openDesk(page)
      const { open, main, reply, toast } = ticketPage(page, locale)
      await open()
      await reply.fill('It is back.')
      return {
        submit: main.locator('form [type=submit]'),
        field: reply,
        typed: 'It is back.',
        said: main,
        arrived: toast,
        dismiss: nothing,
        comeBack: nothing,
      }
    },
  },
} as const
