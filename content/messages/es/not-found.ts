import type { NotFoundMessages } from '../en/not-found.ts'

export const notFound = {
  heading: '404: página no encontrada',
  lead: 'En esta hoja no hay nada. Puede que la dirección tenga una errata o que la página se haya mudado.',
  ways: 'Por dónde seguir',
  developerHint: '¿Ha olvidado añadir la página al enrutador?',
} satisfies NotFoundMessages
