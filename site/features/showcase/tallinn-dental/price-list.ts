interface Treatment {
  treatment: string
  euros: number
}

/** What treatments cost, by what brings people in. */
export const PRICE_GROUPS: readonly { name: string; treatments: readonly Treatment[] }[] = [
  {
    name: 'Kontroll ja puhastus',
    treatments: [
      { treatment: 'Esimene visiit koos panoraampildiga', euros: 65 },
      { treatment: 'Korraline kontroll', euros: 40 },
      { treatment: 'Suuhügienist, 60 minutit', euros: 85 },
      { treatment: 'Kodune valgendamine kapedega', euros: 240 },
    ],
  },
  {
    name: 'Täidised ja juureravi',
    treatments: [
      { treatment: 'Väike täidis', euros: 75 },
      { treatment: 'Suur täidis', euros: 115 },
      { treatment: 'Juureravi, esihammas', euros: 190 },
      { treatment: 'Juureravi, purihammas', euros: 380 },
    ],
  },
  {
    name: 'Kroonid ja implantaadid',
    treatments: [
      { treatment: 'Keraamiline kroon', euros: 520 },
      { treatment: 'Implantaat koos krooniga', euros: 1650 },
      { treatment: 'Öökape hambakrigistajale', euros: 160 },
    ],
  },
  {
    name: 'Eemaldamine',
    treatments: [
      { treatment: 'Hamba eemaldamine', euros: 90 },
      { treatment: 'Tarkusehamba eemaldamine', euros: 160 },
      { treatment: 'Õmbluste kontroll', euros: 0 },
    ],
  },
]
