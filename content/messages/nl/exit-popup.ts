export const exitPopup = {
  heading: 'Gaat u al? Laat eerst uw site nakijken',
  lead: 'Wij bekijken uw website en schrijven in gewone taal op:',
  pointWorks: 'wat er al goed is',
  pointCosts: 'wat u klanten kost',
  pointFirst: 'wat u het eerst kunt aanpakken',
  terms: 'Binnen {hours} uur in uw mailbox. Het kost niets en u zit nergens aan vast.',
  accept: 'Gratis analyse aanvragen',
  now: 'Of bekijk nu al de eerste opmerkingen',
  decline: 'Nee, bedankt',
  close: 'Sluiten',
}
