import type { KnowledgeBaseMessages } from '../en/knowledge-base.ts'

export const knowledgeBase = {
  heading: 'Worth knowing before you buy',
  lead: 'Three articles for owners, without a word you would have to look up.',
  readTime: '{minutes} min read',
  whyCategory: 'Basics',
  whyTitle: 'Why a small business needs a website',
  whyExcerpt:
    'What customers do before they call you, what they expect to find, and what it costs you when they do not.',
  whyStats: 'of customers lost without a site',
  pricingCategory: 'Money',
  pricingTitle: 'What a website costs, and why',
  pricingExcerpt:
    'From do-it-yourself to made to measure: what you pay for, what you can do without, and what to ask.',
  pricingStats: 'is where good websites begin',
  mistakesCategory: 'Practice',
  mistakesTitle: 'Seven mistakes that cost customers',
  mistakesExcerpt:
    'The red pencil’s favourites: how to find them on your own site, and how to mend them this week.',
  mistakesStats: 'leave after three seconds',
} satisfies KnowledgeBaseMessages
