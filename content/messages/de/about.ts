export const about = {
  statSatisfied: 'zufriedene Kunden',
  heading: 'Wir lesen Websites mit dem Rotstift',
  lead: 'Und dann bauen wir eine, an der es nichts mehr anzustreichen gibt.',
  storyHeading: 'Wie es anfing',
  storyOne:
    '{name} arbeitete in einer großen Agentur. Eines Abends fragte sie ein Bäcker, was eine Website kostet, und sie hörte sich sagen: „Das kommt darauf an.“ Er bedankte sich und klebte wieder einen Zettel ins Schaufenster. Auf die Rückseite eines solchen Zettels zeichnete sie noch in derselben Nacht seine Startseite.',
  storyTwo:
    'Vier Tage später hatte der Bäcker seine Website, zu einem Preis, den er vorher kannte. In der Woche darauf rief sein Schwager an, ein Klempner. So arbeiten wir seitdem: Preis nennen, bauen, übergeben.',
  storyThree:
    'Heute sind wir mehr als {team} Leute in vier Büros. Und immer noch nimmt sich jemand jede Seite mit dem Rotstift vor, bevor ein Kunde sie zu sehen bekommt.',
  teamHeading: 'Vier Leute aus dem Team',
  portraitAlt: 'Gezeichnetes Porträt von {name}',
  designerRole: 'Designer',
  designerBio:
    'Setzt, was alle sehen müssen, dorthin, wo der Daumen ohnehin ist. Hat früher Ladenschilder gemalt.',
  writerRole: 'Texterin',
  writerBio:
    'Fragt, was Sie Ihren Kunden am Telefon sagen, und schreibt genau das. Streicht hauptberuflich das Wort „innovativ“.',
  developerRole: 'Entwickler',
  developerBio:
    'Baut Seiten, die da sind, bevor Sie ungeduldig werden. Geprüft wird auf dem ältesten Handy im Büro.',
  supportRole: 'Kundenbetreuer',
  supportBio:
    'Merkt als Erster, wenn etwas ausfällt, und ruft Sie an. Hat noch nie ein Ticket abgehakt, ohne vorher zu fragen.',
  milestonesHeading: 'Unser Weg bis heute',
  milestone2010Title: 'Zwei Schreibtische',
  milestone2010Text: 'Ein gemietetes Zimmer in Tallinn, ein Drucker und eine Schachtel Rotstifte.',
  milestone2015Title: 'Der Preis kommt ins Netz',
  milestone2015Text:
    'Wir schreiben keine Angebote mehr. Ein Preis, schwarz auf weiß, noch vor dem ersten Gespräch. Die Hälfte aller Besprechungen fällt weg.',
  milestone2020Title: 'Über den Atlantik',
  milestone2020Text: 'Läden machen zu und ziehen ins Netz. Büros in den USA und in Kanada kommen dazu.',
  milestone2025Title: 'Mehr als {sites} Websites',
  milestone2025Text:
    'Kunden in mehr als {countries} Ländern, in {languages} {languages/de/Sprache/Sprachen}. Der Stift ist immer noch rot.',
  closingText:
    'Schicken Sie uns die Adresse Ihrer Website. Innerhalb von {hours} {hours/de/Stunde/Stunden} bekommen Sie Ihre Seite mit roten Randnotizen zurück. Das kostet nichts und verpflichtet zu nichts.',
}
