import type { FounderMessages } from '../en/founder.ts'

export const founder = {
  heading: 'Ein Brief der Gründerin',
  quote:
    'Ich bin noch keinem Bäcker begegnet, der eine Website wollte. Was sie alle wollten: mehr Leute an der Theke, und zwar an einem Dienstag.',
  role: 'Gründerin',
  portraitAlt: 'Gezeichnetes Porträt von {name}, mit einem Bleistift hinter dem Ohr',
  letterOne:
    'Angefangen habe ich mit den ausgedruckten Websites anderer Leute und einem Rotstift: Was ist das hier? Wo muss ich klicken? Was kostet das? So arbeiten wir bis heute.',
  letterTwo:
    'Um gefunden zu werden, sollte ein kleines Unternehmen keinen Projektleiter brauchen, keinen Zweijahresvertrag und keinen Kredit. Es braucht eine gute Website, einen festen Preis und jemanden, der antwortet. Mehr verkaufen wir nicht.',
  statYears: 'Jahre Erfahrung',
  statProjects: 'Projekte',
  statTeam: 'Leute im Team',
  missionHeading: 'Wofür wir arbeiten',
  mission: 'Eine Website, die jedes kleine Unternehmen bezahlen, verstehen und behalten kann.',
  valuesHeading: 'Woran wir uns halten',
  valueHonestyTitle: 'Zuerst der Preis',
  valueHonestyText: 'Vor dem ersten Gespräch, auf der ersten Seite, in Ihrer Währung.',
  valuePlainTitle: 'Ihre Worte, nicht unsere',
  valuePlainText: 'Was Ihre Kunden nie sagen würden, steht auch nicht auf der Seite.',
  valueFinishTitle: 'Fertig werden',
  valueFinishText: 'Eine fast fertige Website hat noch niemandem einen Kunden gebracht.',
  moreAboutUs: 'Mehr über uns',
} satisfies FounderMessages
