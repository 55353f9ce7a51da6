export const sampleReport = {
  heading: 'Dit rapport krijgt u',
  lead: 'Uw eigen pagina met opmerkingen in rood potlood, de scores en de drie dingen om mee te beginnen. Hier gaat het over de oude site van {client}; uw eigen rapport hebt u binnen {hours} uur.',
  firstHeading: 'Drie dingen om mee te beginnen',
  oneText:
    'Letters van 11 pixels in regels van 130 tekens: op een telefoon is daar een vergrootglas voor nodig. Grotere letters en kortere regels kosten een middag en lezen prettiger.',
  twoText:
    'Downloaden, afdrukken, invullen, faxen: vier stappen, en bij elke stap haakt er iemand af. Een tijdstip en een telefoonnummer volstaan; de rest vraagt u aan de balie.',
  threeText:
    'In de titel van de pagina staat “Home”. Het vak en de wijk staan er niet in, dus wie daarop zoekt, vindt de pagina niet. Een betere titel is tien minuten werk waar u jaren plezier van hebt.',
  keepHeading: 'Wat al goed is',
  keepText: 'De prijslijst staat gewoon op de site; veel praktijken verstoppen die. Vooral zo laten.',
  askHeading: 'En wat zegt uw site?',
  askText: 'Wij lezen hem, en binnen {hours} uur hoort u van ons. Het kost niets en u zit nergens aan vast.',
  link: 'Bekijk een voorbeeldrapport',
}
