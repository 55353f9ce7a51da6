import type { KnowledgeBaseMessages } from '../en/knowledge-base.ts'

export const knowledgeBase = {
  heading: 'Hea teada enne ostmist',
  lead: 'Kolm artiklit ettevõtjale. Ühtegi sõna ei pea sõnaraamatust otsima.',
  readTime: '{minutes} min lugemist',
  allArticles: 'Kõik artiklid',
  newsletterHeading: 'Mida koduleht teile tooks?',
  newsletterText:
    'Meil on väike kalkulaator: teie külastajad, keskmine tellimus ja see, mida parem leht muudaks. Kirjutage meile ja saate selle endale, edaspidi ka iga uue artikli.',
  newsletterButton: 'Küsige kalkulaatorit',
  feed: 'Uued artiklid RSS-voona',
} satisfies KnowledgeBaseMessages
