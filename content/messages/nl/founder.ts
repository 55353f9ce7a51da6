import type { FounderMessages } from '../en/founder.ts'

export const founder = {
  heading: 'Een brief van de oprichter',
  quote:
    'Ik heb nog nooit een bakker ontmoet die een website wilde. Ze wilden allemaal meer klanten op dinsdag.',
  role: 'Oprichter',
  portraitAlt: 'Getekend portret van {name}, met een potlood achter het oor',
  letterOne:
    'Ooit begon ik met een rood potlood en geprinte websites van anderen. Wat is dit? Waar moet ik klikken? Wat kost het? Zo werken we nog steeds.',
  letterTwo:
    'Een klein bedrijf moet gevonden kunnen worden zonder projectleider, zonder contract van twee jaar en zonder lening. Het heeft een goede site nodig, een vaste prijs en iemand die antwoord geeft. Meer verkopen we niet.',
  statYears: 'jaar ervaring',
  statProjects: 'projecten',
  statTeam: 'in het team',
  missionHeading: 'Onze missie',
  mission: 'Een website die elk klein bedrijf kan betalen, kan begrijpen en mag houden.',
  valuesHeading: 'Waar we ons aan houden',
  valueHonestyTitle: 'Eerst de prijs',
  valueHonestyText: 'Vóór het eerste gesprek, op de eerste pagina, in uw eigen valuta.',
  valuePlainTitle: 'In gewone woorden',
  valuePlainText: 'Zou uw klant het niet zo zeggen, dan staat het niet op de pagina.',
  valueFinishTitle: 'Afmaken',
  valueFinishText: 'Een site die bijna klaar is, heeft nog nooit een klant opgeleverd.',
  moreAboutUs: 'Meer over ons',
} satisfies FounderMessages
