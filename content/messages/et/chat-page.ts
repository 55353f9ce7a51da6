import type { ChatPageMessages } from '../en/chat-page.ts'

export const chatPage = {
  heading: 'Küsige Pliiatsilt',
  lead: 'Lühikesed küsimused, lühikesed vastused: hind, valmimisaeg, muudatused, majutus. Või jätke sõnum inimesele.',
  close: 'Sulge vestlus',
  noScript:
    'Vestlus vajab JavaScripti, mis on teie brauseris välja lülitatud. Aadressil {email} vastab inimene.',
  codeFailed: 'Vestlus ei avanenud. Kirjutage aadressil {email}: see toimib alati.',
} satisfies ChatPageMessages
