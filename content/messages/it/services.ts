import type { ServicesMessages } from '../en/services.ts'

export const services = {
  heading: 'Che cosa c’è nel prezzo',
  pricingTitle: 'Prezzi chiari',
  pricingText: 'Una cifra sola, detta prima di cominciare. E quella resta.',
  deliveryTitle: 'Consegna rapida',
  deliveryText:
    'Pronto in {days} giorni lavorativi, perché facciamo una cosa sola e la facciamo ogni settimana.',
  partnershipTitle: 'Al Suo fianco, per sempre',
  partnershipText: 'Tra un anno scrive alle stesse persone, e loro il Suo sito se lo ricordano ancora.',
  paymentTitle: 'Nessun anticipo',
  paymentText: 'Niente da pagare finché non approva. Se il sito non Le piace, non ci deve nulla.',
  designTitle: 'Design basato sui dati',
  designText:
    'Dove sta un pulsante e che cosa dice lo decidono i visitatori con quello che fanno, non il gusto di qualcuno.',
  lockInTitle: 'Nessun vincolo, garantito',
  lockInText: 'Nessun canone, nessun sistema chiuso. Il Suo sito può portarlo da chiunque, quando vuole.',
  callHeading: 'Diamo un’occhiata al Suo?',
  freeAnalysis: 'Analisi gratuita',
  starter: 'Siti web da {price}',
  noPayment: 'Nessun pagamento richiesto',
  response: 'Risposta entro {hours} ore',
  consultation: 'Consulenza gratuita',
} satisfies ServicesMessages
