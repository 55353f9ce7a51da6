export const sampleReport = {
  heading: 'Diesen Bericht bekommen Sie',
  lead: 'Ihre eigene Seite mit roten Randnotizen, ihre Messwerte und die drei dringendsten Punkte. Dieses Muster zeigt die alte Website von {client}; Ihr Bericht kommt innerhalb von {hours} {hours/de/Stunde/Stunden}.',
  firstHeading: 'Das kommt zuerst',
  oneText:
    'Winzige Schrift (11 Pixel) in Zeilen mit 130 Zeichen: Am Handy braucht man dafür eine Lupe. Größere Schrift, kürzere Zeilen: ein Nachmittag, und jeder kann alles lesen.',
  twoText:
    'Herunterladen, drucken, ausfüllen, faxen: vier Schritte, und bei jedem gibt jemand auf. Ein freier Termin und eine Telefonnummer genügen, den Rest klärt man am Empfang.',
  threeText:
    'Im Titel steht nur „Startseite“, weder Branche noch Stadtteil. Wer danach sucht, findet die Seite nicht. Zehn Minuten Arbeit, die sich jahrelang auszahlen.',
  keepHeading: 'Was schon gut ist',
  keepText: 'Die Preise stehen online, anders als bei vielen Praxen. Bitte so lassen.',
  askHeading: 'Was stünde in Ihrem Bericht?',
  askText:
    'Wir lesen Ihre Website und schreiben Ihnen innerhalb von {hours} {hours/de/Stunde/Stunden}. Das kostet nichts und verpflichtet zu nichts.',
  link: 'Musterbericht ansehen',
}
