export const sampleReport = {
  heading: 'Así es el informe que recibirá',
  lead: 'Su propia página bajo el lápiz rojo, sus puntuaciones y tres arreglos para empezar. Este es el de la antigua web de {client}; el suyo le llega en {hours} {hours/es/hora/horas} como mucho.',
  firstHeading: 'Tres arreglos para empezar',
  oneText:
    'Letra de 11 píxeles en líneas de 130 caracteres: en el móvil hace falta una lupa. Agrandar la letra y acortar las líneas es trabajo de una tarde y ayuda a todo el mundo.',
  twoText:
    'Descargar, imprimir, rellenar y mandar por fax: cuatro pasos, y en cada uno se va gente. Basta con elegir una hora libre y dejar un teléfono; el resto se pregunta en recepción.',
  threeText:
    'El título de la página es «Inicio». No dice ni «dentista» ni el barrio, y quien busca eso no la encuentra. Son diez minutos de trabajo que rinden durante años.',
  keepHeading: 'Lo que ya está bien',
  keepText: 'Publica los precios; muchas clínicas los esconden. Siga así.',
  askHeading: '¿Y qué diría el de su web?',
  askText:
    'La revisamos y le escribimos en {hours} {hours/es/hora/horas} como mucho, gratis y sin compromiso.',
  link: 'Ver un informe de ejemplo',
}
