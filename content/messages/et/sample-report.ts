export const sampleReport = {
  heading: 'Niisuguse aruande te saate',
  lead: 'Teie enda leht punase pliiatsi märkustega, hinded ja kolm asja, millest alustada. Siin on näiteks kliendi vana leht ({client}); oma aruande saate {hours} tunni jooksul.',
  firstHeading: 'Kolm asja, millest alustada',
  oneText:
    'Tekst on 11 pikslit kõrge ja real on 130 tähte: telefonis läheb vaja luupi. Suurem kiri ja lühemad read on poole päeva töö ja kasuks kõigile.',
  twoText:
    'Laadige alla, printige, täitke, faksige: neli sammu ja igaühe juures keegi loobub. Piisab sobivast ajast ja telefoninumbrist, ülejäänut saab küsida kohapeal.',
  threeText:
    'Lehe pealkiri on „Avaleht“. Tegevusala ega linnaosa seal pole, nii et otsija seda ei leia: kümme minutit tööd, millest on kasu aastaid.',
  keepHeading: 'Mis on juba hästi',
  keepText: 'Hinnakiri on avalik, kuigi paljud kliinikud hindu ei näita. Nii jätkegi.',
  askHeading: 'Aga mida ütleb teie leht?',
  askText: 'Loeme selle läbi {hours} tunni jooksul. See ei maksa midagi ega kohusta millekski.',
  link: 'Vaata näidisaruannet',
}
