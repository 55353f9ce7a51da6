export const exitPopup = {
  heading: '¿Se va? Antes le pasamos el lápiz rojo a su web',
  lead: 'Miramos su web y le decimos, con palabras sencillas:',
  pointWorks: 'qué funciona ya',
  pointCosts: 'qué le está quitando clientes',
  pointFirst: 'qué conviene cambiar primero',
  terms: 'En su correo, en {hours} {hours/es/hora/horas} como mucho. Gratis y sin compromiso.',
  accept: 'Pedir análisis gratis',
  now: 'O vea ya las primeras notas',
  decline: 'No, gracias',
  close: 'Cerrar',
}
