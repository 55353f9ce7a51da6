export const exitPopup = {
  heading: 'Juba minek? Vaatame enne teie kodulehe punase pliiatsiga üle',
  lead: 'Vaatame teie kodulehe läbi ja kirjutame lihtsate sõnadega:',
  pointWorks: 'mis juba toimib',
  pointCosts: 'mis peletab kliente',
  pointFirst: 'mida muuta esimesena',
  terms: 'Vastus jõuab teie postkasti {hours} tunni jooksul. See ei maksa midagi ega kohusta millekski.',
  accept: 'Küsi tasuta analüüsi',
  now: 'Või vaata esimesi märkusi kohe',
  decline: 'Ei, aitäh',
  close: 'Sulge',
}
