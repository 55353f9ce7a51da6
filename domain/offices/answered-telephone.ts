/** The first office's number that is answered, as written; '': none. */
export function answeredTelephone(offices: readonly { telephone: string | null }[]): string {
  return offices.find(({ telephone }) => telephone !== null)?.telephone ?? ''
}
