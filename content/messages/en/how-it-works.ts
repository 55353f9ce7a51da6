/** The four steps from the first look to the handover. */
export const howItWorks = {
  heading: 'Four steps, one line',
  analysisTitle: 'Free analysis',
  analysisText:
    'We read your site with a red pencil, or your plans if there is none. You have the report within {hours} hours.',
  designTitle: 'Design and development',
  designText: 'You get a link, not a presentation. You say what to change; we change it.',
  seoTitle: 'SEO and optimization',
  seoText:
    'Titles, text, speed and structure, so that search engines and impatient people both find their way.',
  launchTitle: 'Launch and handover',
  launchText: 'You approve, you pay, it goes online. Every key to it is yours from that day.',
}
export type HowItWorksMessages = Record<keyof typeof howItWorks, string>
