export const about = {
  statSatisfied: 'di clienti soddisfatti',
  heading: 'Leggiamo i siti con la matita rossa',
  lead: 'E poi ne facciamo uno in cui non c’è più niente da correggere.',
  storyHeading: 'Com’è cominciata',
  storyOne:
    '{name} lavorava in una grande agenzia. Una sera un fornaio le chiese quanto costasse un sito, e lei si sorprese a rispondere «dipende». Lui ringraziò e tornò ai suoi cartelli scritti a mano. Lei ne portò via uno, e quella notte stessa, sul retro, gli disegnò la home.',
  storyTwo:
    'Il fornaio ebbe il suo sito in quattro giorni, a un prezzo fissato prima. La settimana dopo telefonò il cognato, idraulico. Da allora lavoriamo così: si dice il prezzo, si fa il lavoro, si consegna.',
  storyThree:
    'Oggi siamo più di {team} persone in quattro sedi, e ogni pagina passa ancora per le mani di qualcuno con la matita rossa, prima di arrivare al cliente.',
  teamHeading: 'Alcuni di noi',
  portraitAlt: 'Ritratto a matita di {name}',
  designerRole: 'Grafico',
  designerBio:
    'Quello che conta davvero lo mette dove il pollice arriva da solo. Prima dipingeva insegne di negozi.',
  writerRole: 'Redattrice',
  writerBio:
    'Le chiede che cosa dice ai clienti al telefono, e scrive quello. Di mestiere cancella la parola «innovativo».',
  developerRole: 'Sviluppatore',
  developerBio:
    'Fa pagine che si aprono prima che Lei abbia messo su il caffè. Le prova sul telefono più vecchio che abbiamo.',
  supportRole: 'Assistenza clienti',
  supportBio:
    'È il primo a sapere che un sito non si apre, ed è lui che La richiama. Non ha mai chiuso una richiesta senza domandare se era tutto a posto.',
  milestonesHeading: 'Le tappe, dall’inizio a oggi',
  milestone2010Title: 'Due scrivanie',
  milestone2010Text: 'Una stanza in affitto a Tallinn, una stampante e una scatola di matite rosse.',
  milestone2015Title: 'Il prezzo in prima pagina',
  milestone2015Text:
    'Smettiamo di scrivere preventivi. Un prezzo solo, nero su bianco, prima della prima telefonata. Metà delle riunioni sparisce.',
  milestone2020Title: 'Oltreoceano',
  milestone2020Text: 'I negozi chiudono, i siti aprono. Nascono le sedi negli Stati Uniti e in Canada.',
  milestone2025Title: 'Più di {sites} siti',
  milestone2025Text:
    'Clienti in più di {countries} Paesi, in {languages} {languages/it/lingua/lingue}. La matita è ancora rossa.',
  closingText:
    'Ci mandi l’indirizzo del sito: entro {hours} {hours/it/ora/ore} riceve una pagina segnata a matita rossa. Non costa niente e non impegna a niente.',
}
