export const mailLinks = {
  auditRequestSubject: 'Análisis gratuito de mi web',
  auditRequestBody:
    'Hola:\n\nMiren mi web, por favor, y díganme qué conviene mejorar.\n\nMi web: \nMi nombre: \n',
  newsletterRoiSubject: 'Boletín y calculadora de rentabilidad',
  newsletterRoiBody:
    'Hola:\n\nEnvíenme, por favor, su calculadora de rentabilidad y apúntenme a la lista para recibir las guías nuevas.\n\nMi nombre: \n',
  getStartedSubject: 'Quiero empezar hoy mismo',
  getStartedBody:
    'Hola:\n\nMe gustaría tener una web para mi negocio.\n\nMi negocio: \nMi web, si ya tengo una: \nMejor hora para llamarme: \nTeléfono: \n',
  reviewSubject: 'Mi opinión',
  reviewBody: 'Servicio contratado: \nPuntuación (de 1 a 5): \nOpinión: \n\nNombre: \nEmpresa (opcional): \n',
  ticketFollowUpSubject: 'Incidencia {ticketNumber}',
  ticketFollowUpBody:
    'Hola:\n\nAcabo de abrir la incidencia {ticketNumber} y quiero añadir lo siguiente:\n\n',
  reportIssueSubject: 'Un problema en su web',
  reportIssueBody: 'Hola:\n\nAlgo ha fallado en esta página: {page}\n\nQué estaba haciendo: \n',
}
