import type { KnowledgeBaseMessages } from '../en/knowledge-base.ts'

export const knowledgeBase = {
  heading: 'Gut zu wissen, bevor Sie kaufen',
  lead: 'Drei Artikel für alle, die ein Unternehmen führen, ganz ohne Fachwörter.',
  readTime: '{minutes} Min. Lesezeit',
  allArticles: 'Alle Artikel',
  newsletterHeading: 'Was würde Ihnen eine Website bringen?',
  newsletterText:
    'Wir haben einen kleinen Online-Rechner: Sie geben ein, wie viele Besucher Sie haben und was Ihnen ein Auftrag im Schnitt bringt, und er zeigt, was eine bessere Website daran ändert. Schreiben Sie uns, und er gehört Ihnen. Jeden neuen Artikel bekommen Sie dazu.',
  newsletterButton: 'Online-Rechner anfordern',
  feed: 'Neue Artikel als RSS-Feed',
} satisfies KnowledgeBaseMessages
