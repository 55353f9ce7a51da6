/** The number of the first office at which somebody answers, as it is written; '' where none has one. */
export function answeredTelephone(offices: readonly { telephone: string | null }[]): string {
  return offices.find(({ telephone }) => telephone !== null)?.telephone ?? ''
}
