export const exitPopup = {
  heading: 'Bevor Sie gehen: einmal mit dem Rotstift über Ihre Website',
  lead: 'Wir sehen uns Ihre Website an und schreiben Ihnen, ganz ohne Fachwörter:',
  pointWorks: 'was schon funktioniert',
  pointCosts: 'was Sie Kunden kostet',
  pointFirst: 'was Sie zuerst ändern sollten',
  terms:
    'Innerhalb von {hours} {hours/de/Stunde/Stunden} in Ihrem Postfach. Kostet nichts und verpflichtet zu nichts.',
  accept: 'Kostenlose Analyse',
  now: 'Oder die ersten Randnotizen sofort sehen',
  decline: 'Nein, danke',
  close: 'Schließen',
}
