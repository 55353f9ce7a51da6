import type { KnowledgeBaseMessages } from '../en/knowledge-base.ts'

export const knowledgeBase = {
  heading: 'Eerst lezen, dan kopen',
  lead: 'Drie artikelen voor ondernemers, zonder één woord dat u moet opzoeken.',
  readTime: '{minutes} min leestijd',
  whyCategory: 'Basis',
  whyTitle: 'Waarom een klein bedrijf een website nodig heeft',
  whyExcerpt:
    'Wat klanten doen voordat ze u bellen, wat ze verwachten te vinden, en wat het u kost als ze het niet vinden.',
  whyStats: 'van de klanten loopt u mis zonder site',
  pricingCategory: 'Geld',
  pricingTitle: 'Wat een website kost, en waarom',
  pricingExcerpt: 'Van zelf doen tot maatwerk: waarvoor u betaalt, wat u kunt missen en wat u moet vragen.',
  pricingStats: 'daar begint een goede website',
  mistakesCategory: 'Praktijk',
  mistakesTitle: 'Zeven fouten die u klanten kosten',
  mistakesExcerpt:
    'De favorieten van het rode potlood: hoe u ze op uw eigen site vindt en ze nog deze week verhelpt.',
  mistakesStats: 'is na drie seconden weg',
} satisfies KnowledgeBaseMessages
