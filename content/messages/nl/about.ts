export const about = {
  statSatisfied: 'tevreden klanten',
  heading: 'Wij lezen websites met een rood potlood',
  lead: 'En dan bouwen we er een waarin niets door te strepen valt.',
  storyHeading: 'Hoe het begon',
  storyOne:
    '{name} werkte bij een groot bureau. Op een avond vroeg een bakker haar wat een website kostte, en ze hoorde zichzelf zeggen dat het ervan afhing. Hij bedankte haar en plakte weer een briefje op zijn deur. Die nacht tekende ze zijn homepage, op de achterkant van zo’n briefje.',
  storyTwo:
    'Vier dagen later had de bakker zijn site, voor een prijs die hij vooraf kende. De week daarna belde zijn zwager, een loodgieter. Zo werken we sindsdien: de prijs noemen, het werk doen, de sleutels overdragen.',
  storyThree:
    'Intussen zijn we met meer dan {team} mensen, in vier kantoren, en nog altijd gaat iemand met een rood potlood elke pagina langs voordat de klant iets te zien krijgt.',
  teamHeading: 'Vier van de mensen met wie u te maken krijgt',
  portraitAlt: 'Getekend portret van {name}',
  designerRole: 'Ontwerper',
  designerBio:
    'Zet het belangrijkste op de plek waar de duim al ligt. Schilderde vroeger letters op winkelruiten.',
  writerRole: 'Tekstschrijver',
  writerBio:
    'Vraagt wat u een klant aan de telefoon vertelt, en schrijft dat op. Schrapt beroepshalve het woord “innovatief”.',
  developerRole: 'Webbouwer',
  developerBio:
    'Maakt pagina’s die openstaan voordat u uw koffie hebt neergezet. Test ze op de oudste telefoon op kantoor.',
  supportRole: 'Supportmedewerker',
  supportBio:
    'Weet het als eerste wanneer er iets uitvalt, en belt u persoonlijk terug. Heeft nog nooit een ticket gesloten zonder eerst te overleggen.',
  milestonesHeading: 'Zo zijn we gegroeid',
  milestone2010Title: 'Twee tafels',
  milestone2010Text: 'Een gehuurde kamer in Tallinn, een printer en een doos rode potloden.',
  milestone2015Title: 'De prijs komt op de site',
  milestone2015Text:
    'We schrijven geen offertes meer. Eén prijs, zwart-op-wit, nog vóór het eerste gesprek. De helft van de vergaderingen vervalt.',
  milestone2020Title: 'De oceaan over',
  milestone2020Text:
    'Winkels dicht, iedereen online. Er komen kantoren bij in de Verenigde Staten en Canada.',
  milestone2025Title: 'Meer dan {sites} sites',
  milestone2025Text:
    'Klanten in meer dan {countries} landen, in {languages} {languages/nl/taal/talen}. Het potlood is nog steeds rood.',
  closingText:
    'Stuur ons het adres van uw site, dan krijgt u uw homepage binnen {hours} uur terug, met opmerkingen in rood potlood. Het kost niets en verplicht u tot niets.',
}
