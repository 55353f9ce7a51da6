import type { KnowledgeBaseMessages } from '../en/knowledge-base.ts'

export const knowledgeBase = {
  heading: 'Hea teada enne ostmist',
  lead: 'Kolm artiklit ettevõtjale. Ühtegi sõna ei pea sõnaraamatust otsima.',
  readTime: '{minutes} min lugemist',
  whyCategory: 'Põhitõed',
  whyTitle: 'Miks on väikeettevõttel vaja kodulehte',
  whyExcerpt:
    'Mida kliendid teevad, enne kui teile helistavad, mida nad loodavad leida ja mida te kaotate, kui nad seda ei leia.',
  whyStats: 'klientidest läheb kaduma, kui kodulehte ei ole',
  pricingCategory: 'Raha',
  pricingTitle: 'Kui palju koduleht maksab ja miks',
  pricingExcerpt: 'Isetegemisest rätsepatööni: mille eest maksate, millest võib loobuda ja mida küsida.',
  pricingStats: 'eest saab juba hea kodulehe',
  mistakesCategory: 'Praktika',
  mistakesTitle: 'Seitse viga, mis kliente peletavad',
  mistakesExcerpt:
    'Punase pliiatsi lemmikud: kuidas need oma kodulehelt üles leida ja veel sel nädalal ära parandada.',
  mistakesStats: 'külastajatest lahkub kolme sekundi järel',
} satisfies KnowledgeBaseMessages
