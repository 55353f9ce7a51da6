export const mailLinks = {
  auditRequestSubject: 'Kodulehe tasuta analüüs',
  auditRequestBody:
    'Tere!\n\nPalun vaadake minu koduleht üle ja kirjutage, mida parandada.\n\nMinu koduleht: \nMinu nimi: \n',
  newsletterRoiSubject: 'Uudiskiri ja tasuvuskalkulaator',
  newsletterRoiBody:
    'Tere!\n\nPalun saatke mulle oma tasuvuskalkulaator ja edaspidi ka uued artiklid.\n\nMinu nimi: \n',
  getStartedSubject: 'Alustame täna',
  getStartedBody:
    'Tere!\n\nSoovin oma ettevõttele kodulehte.\n\nMinu ettevõte: \nPraegune koduleht, kui see on olemas: \nMillal on mulle hea helistada: \nTelefon: \n',
  reviewSubject: 'Minu arvustus',
  reviewBody: 'Kasutatud teenus: \nHinne (1–5): \nArvustus: \n\nNimi: \nEttevõte (soovi korral): \n',
  ticketFollowUpSubject: 'Pöördumine {ticketNumber}',
  ticketFollowUpBody: 'Tere!\n\nEsitasin just pöördumise {ticketNumber} ja soovin lisada:\n\n',
  reportIssueSubject: 'Viga teie kodulehel',
  reportIssueBody: 'Tere!\n\nSellel lehel läks midagi viltu: {page}\n\nMida ma parajasti tegin: \n',
}
