/** Whether the browser sends Global Privacy Control (W3C): a no to being measured and tracked, said once for every site. */
export function sendsPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true
}
