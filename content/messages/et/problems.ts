import type { ProblemMessages } from '../en/problems.ts'

export const problems = {
  tooLong: 'Nii pikk tekst siia ei mahu.',
  malformed: 'Midagi selles päringus jäi meile loetamatuks. Palun vaadake see üle ja saatke uuesti.',
  tooLarge: 'Nii palju me korraga vastu võtta ei saa. Palun lühendage sõnumit.',
  crossSite:
    'See päring tuli teiselt veebilehelt, seepärast me seda vastu ei võtnud. Palun kasutage vormi meie enda lehel.',
  unsupported: 'Sellist päringut siin vastu ei võeta.',
  duplicateKey:
    'See vorm on juba saadetud, aga teistsuguse sisuga. Palun laadige leht uuesti ja saatke veel kord.',
  stillRunning: 'Teie esimene päring on alles töös. Palun oodake hetk.',
  tooManyRequests:
    'Lühikese ajaga on tulnud liiga palju päringuid. Palun proovige uuesti {wait} või kirjutage aadressil {email}.',
  tooManyForNow:
    'Lühikese ajaga on tulnud liiga palju päringuid. Palun oodake veidi, enne kui uuesti saadate.',
  unavailable:
    'Me ei saa teie päringut praegu vastu võtta. Palun proovige minuti pärast uuesti või kirjutage aadressil {email}.',
} satisfies ProblemMessages
