import type { ProblemMessages } from '../en/problems.ts'

export const problems = {
  tooLong: 'El texto es demasiado largo.',
  malformed: 'Hay algo en este envío que no se ha podido leer. Por favor, revíselo y envíelo otra vez.',
  tooLarge: 'Es más de lo que podemos recibir de una vez. Por favor, acorte el mensaje.',
  crossSite:
    'Este envío venía de otra web y no se ha aceptado. Por favor, use el formulario de nuestra propia web.',
  unsupported: 'Aquí no se aceptan envíos de este tipo.',
  duplicateKey:
    'Este formulario ya se envió con otro contenido. Por favor, vuelva a cargar la página y envíelo de nuevo.',
  stillRunning: 'Su primer envío todavía se está procesando. Por favor, espere un momento.',
  tooManyRequests:
    'Han llegado demasiados envíos en poco tiempo. Por favor, inténtelo de nuevo {wait} o escríbanos a {email}.',
  tooManyForNow:
    'Han llegado demasiados envíos en poco tiempo. Por favor, espere un rato antes de volver a enviarlo.',
  unavailable:
    'Ahora mismo no podemos recibir su envío. Por favor, inténtelo de nuevo dentro de un minuto o escríbanos a {email}.',
} satisfies ProblemMessages
