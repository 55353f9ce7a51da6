import type { ErrorFallbackMessages } from '../en/error-fallback.ts'

export const errorFallback = {
  heading: 'Algo ha salido mal',
  text: 'Se ha producido un error inesperado. Por favor, pruebe a actualizar la página.',
  refresh: 'Actualizar la página',
  report: 'Informar del problema',
  staleText:
    'Esta página es de una versión anterior de nuestra web. Su texto no se pierde: actualice la página para continuar.',
} satisfies ErrorFallbackMessages
