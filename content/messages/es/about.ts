export const about = {
  statSatisfied: 'de clientes satisfechos',
  heading: 'Leemos webs con un lápiz rojo',
  lead: 'Y después hacemos una que no necesita correcciones.',
  storyHeading: 'Cómo empezó',
  storyOne:
    '{name} trabajaba en una gran agencia. Una tarde, un panadero le preguntó cuánto costaba una web, y a ella le salió un «depende». Él le dio las gracias y pegó otro de sus carteles de papel en el escaparate. Esa misma noche, ella le dibujó la página de inicio al dorso de uno de ellos.',
  storyTwo:
    'El panadero tuvo su web en cuatro días, por un precio que conocía de antemano. A la semana siguiente llamó su cuñado, fontanero. Desde entonces trabajamos así: decimos el precio, hacemos el trabajo y lo entregamos.',
  storyThree:
    'Hoy somos más de {team} personas en cuatro oficinas, y cada página sigue pasando por las manos de alguien con un lápiz rojo antes de que la vea quien la encargó.',
  teamHeading: 'Cuatro de las personas que le atenderán',
  portraitAlt: 'Retrato ilustrado de {name}',
  designerRole: 'Diseñador',
  designerBio: 'Pone lo que el visitante busca justo donde tiene el pulgar. Antes rotulaba escaparates.',
  writerRole: 'Redactora',
  writerBio:
    'Pregunta qué les dice usted a sus clientes por teléfono y lo pone tal cual. Se gana la vida borrando la palabra «innovador».',
  developerRole: 'Programador',
  developerBio:
    'Hace páginas que se abren antes del primer sorbo de café. Las prueba en el móvil más viejo de la oficina.',
  supportRole: 'Atención al cliente',
  supportBio:
    'Es el primero en enterarse de que algo se ha caído y quien le devuelve la llamada. Nunca ha cerrado una incidencia sin preguntar.',
  milestonesHeading: 'Cómo hemos llegado hasta aquí',
  milestone2010Title: 'Dos mesas',
  milestone2010Text: 'Un cuarto alquilado en Tallin, una impresora y una caja de lápices rojos.',
  milestone2015Title: 'El precio sale en la página',
  milestone2015Text:
    'Dejamos de redactar presupuestos y publicamos un solo precio. Desaparece la mitad de las reuniones.',
  milestone2020Title: 'Al otro lado del océano',
  milestone2020Text: 'Las tiendas se pasan a internet. Inauguramos oficinas en Estados Unidos y Canadá.',
  milestone2025Title: 'Más de {sites} webs',
  milestone2025Text:
    'Clientes en más de {countries} países y webs en {languages} {languages/es/idioma/idiomas}. El lápiz sigue siendo rojo.',
  closingText:
    'Mándenos la dirección y recibirá su página con notas a lápiz rojo en {hours} {hours/es/hora/horas} como mucho. Es gratis y sin compromiso.',
}
