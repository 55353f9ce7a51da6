export const about = {
  statSatisfied: 'klientidest rahul',
  heading: 'Loeme kodulehti punase pliiatsiga',
  lead: 'Ja siis teeme sellise, kus pole midagi parandada.',
  storyHeading: 'Kuidas see algas',
  storyOne:
    '{name} töötas suures agentuuris. Ühel õhtul küsis temalt üks pagar, mis koduleht maksab, ja sai vastuseks „oleneb“. Pagar tänas ja kleepis aknale järjekordse pabersildi. Samal ööl joonistas meie tulevane asutaja ühe sildi tagaküljele pagari avalehe.',
  storyTwo:
    'Pagar sai kodulehe nelja päevaga ja teadis hinda algusest peale. Nädal hiljem helistas tema naisevend, ametilt torumees. Nii oleme sellest ajast peale töötanudki: ütleme hinna, teeme töö ära, anname üle.',
  storyThree:
    'Praegu on meid neljas kontoris üle {team} ja endiselt loeb keegi iga lehe punase pliiatsiga läbi, enne kui omanik seda näeb.',
  teamHeading: 'Neli inimest, kellega kokku puutute',
  portraitAlt: 'Joonistatud portree: {name}',
  designerRole: 'Kujundaja',
  designerBio: 'Paneb kõige tähtsama sinna, kuhu külastaja pöial ulatub. Varem maalis poesilte.',
  writerRole: 'Tekstikirjutaja',
  writerBio:
    'Küsib, mida te kliendile telefonis räägite, ja kirjutab selle üles. Tõmbab iga „innovaatilise“ kohe maha.',
  developerRole: 'Arendaja',
  developerBio:
    'Teeb lehti, mis avanevad enne, kui jõuate kohvikannu käest panna. Proovib neid kontori kõige vanema telefoniga.',
  supportRole: 'Klienditugi',
  supportBio:
    'Saab esimesena teada, kui midagi ei tööta, ja helistab teile tagasi. Ei sulge ühtki pöördumist ilma teilt küsimata.',
  milestonesHeading: 'Kuidas me siia jõudsime',
  milestone2010Title: 'Kaks lauda',
  milestone2010Text: 'Üüritud tuba Tallinnas, printer ja karp punaseid pliiatseid.',
  milestone2015Title: 'Hind avalehele',
  milestone2015Text: 'Hinnapakkumiste asemel avaldame ühe hinna. Pooled koosolekud jäävad ära.',
  milestone2020Title: 'Üle ookeani',
  milestone2020Text: 'Poed lähevad kinni, kodulehed lahti. Avame kontorid Ameerika Ühendriikides ja Kanadas.',
  milestone2025Title: 'Üle {sites} kodulehe',
  milestone2025Text:
    'Kliente on rohkem kui {countries} riigis, kodulehti {languages} keeles. Pliiats on endiselt punane.',
  closingText:
    'Saatke meile oma kodulehe aadress ja {hours} tunni jooksul saate lehe tagasi punaste märkustega. See ei maksa midagi ega kohusta millekski.',
}
