import type { KnowledgeBaseMessages } from '../en/knowledge-base.ts'

export const knowledgeBase = {
  heading: 'Gut zu wissen, bevor Sie kaufen',
  lead: 'Drei Artikel für alle, die ein Unternehmen führen. Kein Wort darin müssen Sie nachschlagen.',
  readTime: '{minutes} Min. Lesezeit',
  whyCategory: 'Grundlagen',
  whyTitle: 'Warum kleine Unternehmen eine Website brauchen',
  whyExcerpt:
    'Was Kunden tun, bevor sie anrufen, was sie zu finden hoffen und was es Sie kostet, wenn sie es nicht finden.',
  whyStats: 'der Kunden gehen ohne Website verloren',
  pricingCategory: 'Geld',
  pricingTitle: 'Was eine Website kostet und warum',
  pricingExcerpt:
    'Vom Baukasten bis zur Maßarbeit: wofür Sie zahlen, worauf Sie verzichten können und was Sie vorher fragen sollten.',
  pricingStats: 'reichen schon für eine gute Website',
  mistakesCategory: 'Praxis',
  mistakesTitle: 'Sieben Fehler, die Sie Kunden kosten',
  mistakesExcerpt:
    'Die Lieblinge unseres Rotstifts: wie Sie sie auf Ihrer eigenen Website finden und noch diese Woche beheben.',
  mistakesStats: 'sind nach drei Sekunden wieder weg',
} satisfies KnowledgeBaseMessages
