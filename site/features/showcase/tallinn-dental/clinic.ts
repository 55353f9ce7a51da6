/** How the clinic is reached; every section reads it from here. */
export const clinic = {
  name: 'Kadrioru Hambakliinik',
  telephone: '255 0142',
  telephoneLink: 'tel:+3722550142',
  mail: 'tere@kadrioruhambakliinik.example',
  street: 'Luigetiigi 3',
  town: '10127\u00a0Tallinn',
} as const
