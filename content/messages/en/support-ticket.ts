import { formWords } from '../form-words.ts'
import { contactForm } from './contact-form.ts'

/** The dialog in which an existing customer opens a ticket. Category names, problems and toasts are the specification's words. */
export const supportTicket = {
  ...formWords(contactForm),
  title: 'Something wrong with your site?',
  lead: 'Tell us what you see and on which page. You’ll get a ticket number right away, and our team reads every ticket.',
  begin: 'Submit a Ticket',
  byTelephone: 'Or by phone',
  byMail: 'Or by email',
  close: 'Close',
  categoryLabel: 'How can we help?',
  categoryPlaceholder: 'Choose one ...',
  categoryContentUpdate: 'Content Update',
  categoryHostingProblem: 'Hosting Problem',
  categorySiteOutage: 'Site Outage',
  categoryGeneral: 'General',
  outageHint: 'If your site is down, you go to the front of the line.',
  subject: 'Subject',
  url: 'URL',
  urlHint: 'The page it’s about, if you know it',
  description: 'Description',
  toolbarLabel: 'Formatting',
  /** The toolbar's buttons, and what they insert without a selection. */
  bold: 'Bold',
  italic: 'Italic',
  list: 'List',
  link: 'Link',
  /** Keys as they are labelled on the language's keyboards. */
  shortcut: 'Ctrl+{key}',
  shortcutWithShift: 'Ctrl+Shift+{key}',
  preview: 'Preview',
  write: 'Write',
  previewEmpty: 'Nothing to preview yet.',
  addAttachment: 'Add Attachment',
  /** {types} such as "PNG, JPEG"; {count} files; {size} and {total} such as "10 MB". */
  attachmentHint:
    '{types}. Up to {count} {count/en/file/files}, {size} each, {total} in all. You can drop or paste them, too.',
  dropHere: 'Drop your files here',
  /** {name} of a file in all of these. */
  uploading: 'Uploading {name}: {percent}%',
  uploaded: '{name} is attached',
  removeFile: 'Remove {name}',
  fileFailed: '{name} didn’t go through. Please try again.',
  fileTooLarge: '{name} is too big: the limit is {size} per file.',
  filesTooLarge: '{name} doesn’t fit: the limit for all files is {total}.',
  tooManyFiles: '{name} wasn’t added: the limit is {count} {count/en/file/files}.',
  fileTypeRefused: '{name} is the wrong type. PNG, JPEG, WebP, PDF, and TXT work.',
  fileEmpty: '{name} is empty.',
  fileBroken: '{name} is damaged or has extra data in it. Please save it again and retry.',
  /** When the server does not know the visitor's name for the file. */
  thisFile: 'This file',
  filesUnderWay: 'Your files are still uploading. Please wait a moment, or remove them.',
  filesGone: 'One of your files is no longer there. Please attach it again.',
  filesBusy:
    'A lot of files are coming in right now, so {name} has to wait. Please try again in a few seconds; everything you wrote is still here.',
  filesQuota:
    'That’s a lot of files from your network today. Please send your message without them, then reply to our email with the files.',
  privacyNote: 'We use your information only to work on your ticket.',
  submit: 'Submit ticket',
  errorTitle: 'WHOOPS, SOMETHING WENT WRONG ...',
  okay: 'Okay',
  done: 'Done',
  subjectMissing: 'You need to enter a subject for this ticket.',
  descriptionMissing: 'You need to enter some text in the comment field.',
  nameMissing: 'Please enter your name.',
  emailMissing: 'Please enter your email address.',
  sendFailed: 'Failed to submit ticket. Please try again.',
  success: 'Your ticket has been created.',
  successNumber: 'Your ticket number is {number}. We’ve emailed it to you.',
  /** When no mail will come: instead of `successNumber`, and on the page without script. */
  noMail:
    'Your ticket number is {number}. We can’t email you this time, so please write it down. With it and your email address, you can get the link to your ticket.',
  noMailLink: 'Get the link',
  sentNoMail:
    'We can’t email you this time, but we have your ticket. For its number and link, email {email}.',
  discarded: 'You closed your ticket without sending it.',
  undo: 'Undo',
  /** On the page without script. */
  sentText: 'We’ve emailed you its number, what happens next, and a link to track it.',
  /** In mails to the staff: before an urgent category, and a file by {name} and {size}, too big to attach. */
  urgent: 'URGENT',
  fileKept: '{name} ({size}): too big for an email, kept on the server',
  /** Below every notification to the staff. */
  replyByMail: 'Reply to this email to write to the customer.',
  replyCommands:
    'Reply to this email and the customer gets your answer. Optional commands, on the first line or on a line of their own: #solved, #note (only the team sees it), #assign and a name.',
}
