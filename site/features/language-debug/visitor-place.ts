import { apiLoad } from '../../browser/api-client.ts'

/** Where the server believes the visitor to be; null: unknown. */
export interface VisitorPlace {
  country: string | null
  city: string | null
}

const NOWHERE: VisitorPlace = { country: null, city: null }

/** Asks our own lookup (decision 27). A failure is only a warning (spec §8). */
export async function askVisitorPlace(): Promise<VisitorPlace> {
  try {
    return (await apiLoad(['', 'api', 'geo'], parsePlace)) ?? NOWHERE
  } catch (error) {
    // eslint-disable-next-line no-console -- spec §8: "Geo lookup failure: warning only"
    console.warn('The place of the visitor is not known.', error)
    return NOWHERE
  }
}

function parsePlace(answer: unknown): VisitorPlace {
  const { country_code: country, city } = Object(answer) as Record<string, unknown>
  return {
    country: typeof country === 'string' ? country : null,
    city: typeof city === 'string' ? city : null,
  }
}
