import type { HowItWorksMessages } from '../en/how-it-works.ts'

export const howItWorks = {
  heading: 'Four steps, one line',
  analysisTitle: 'Free analysis',
  analysisText:
    'We read your site with a red pencil, or your plans if there is none. You have the report within {hours} hours.',
  designTitle: 'Design and development',
  designText: 'You get a link, not a presentation. You say what to change; we change it.',
  seoTitle: 'SEO and optimization',
  seoText:
    'Titles, texts, speed and structure, so that search engines and impatient people both find their way.',
  launchTitle: 'Launch and handover',
  launchText: 'You approve, you pay, it goes online. Every key to it is yours from that day.',
} satisfies HowItWorksMessages
