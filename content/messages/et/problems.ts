import type { ProblemMessages } from '../en/problems.ts'

export const problems = {
  tooLong: 'Nii pikk tekst siia ei mahu.',
  malformed: 'Midagi saadetust jäi meile loetamatuks. Palun vaadake see üle ja saatke uuesti.',
  tooLarge: 'Nii palju me korraga vastu võtta ei saa. Palun lühendage sõnumit.',
  crossSite:
    'See saadeti teiselt veebilehelt, seepärast me seda vastu ei võtnud. Palun kasutage vormi meie enda lehel.',
  unsupported: 'Sellisel kujul saadetut me siin vastu ei võta.',
  duplicateKey:
    'See vorm on juba saadetud, aga teistsuguse sisuga. Palun laadige leht uuesti ja saatke veel kord.',
  stillRunning: 'Teie esimene saatmine on veel pooleli. Palun oodake hetk.',
  tooManyRequests:
    'Lühikese ajaga on meile saadetud liiga palju. Palun proovige uuesti {wait} või kirjutage aadressil {email}.',
  tooManyForNow: 'Lühikese ajaga on meile saadetud liiga palju. Palun oodake veidi, enne kui uuesti saadate.',
  unavailable:
    'Me ei saa praegu midagi vastu võtta. Palun proovige minuti pärast uuesti või kirjutage aadressil {email}.',
} satisfies ProblemMessages
