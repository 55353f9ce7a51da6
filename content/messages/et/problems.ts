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
  unavailable:
    'Me ei saa teie päringut praegu vastu võtta. Palun proovige minuti pärast uuesti või kirjutage aadressil {email}.',
} satisfies ProblemMessages
