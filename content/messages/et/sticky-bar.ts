import type { StickyBarMessages } from '../en/sticky-bar.ts'

export const stickyBar = {
  label: 'Tasuta analüüs',
  text: 'Tasuta analüüs {hours} tunni jooksul',
  button: 'Küsige kohe',
} satisfies StickyBarMessages
