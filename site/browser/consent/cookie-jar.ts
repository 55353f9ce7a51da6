import type { CookieScope } from '#domain/cookie-consent/storage.ts'

/** Names of the cookies a page can see; none where cookies are blocked. */
export function cookieNames(): string[] {
  try {
    return document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
  } catch {
    return []
  }
}

/** Deletes a cookie that was set with this domain and path; another one of its name stays. */
export function deleteCookie(name: string, { domain, path }: CookieScope): void {
  document.cookie = `${name}=; Max-Age=0; Path=${path}${domain === null ? '' : `; Domain=${domain}`}`
}
