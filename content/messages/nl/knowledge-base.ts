import type { KnowledgeBaseMessages } from '../en/knowledge-base.ts'

export const knowledgeBase = {
  heading: 'Eerst lezen, dan kopen',
  lead: 'Drie artikelen voor ondernemers, zonder één woord dat u moet opzoeken.',
  readTime: '{minutes} min leestijd',
  allArticles: 'Alle artikelen',
  newsletterHeading: 'Wat zou een website u opleveren?',
  newsletterText:
    'We hebben een kleine rekentool: uw bezoekers, uw gemiddelde bestelling, en wat een betere pagina daaraan verandert. Schrijf ons en u krijgt hem, net als elk nieuw artikel.',
  newsletterButton: 'Stuur mij de rekentool',
  feed: 'Nieuwe artikelen als RSS-feed',
} satisfies KnowledgeBaseMessages
