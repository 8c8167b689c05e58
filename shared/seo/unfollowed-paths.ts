/**
 * Whether a path is one that search engines neither index nor follow. SPEC section 5 says "paths starting /login or
 * /cards": read literally, `/login-help` and `/cardset` are meant too; the site has no such pages, so the literal
 * reading costs nothing, and `/blog/login` is not meant. A file of its own, because the browser needs no more of robots.
 */
export function isUnfollowed(path: string): boolean {
  return /^\/(?:login|cards)/i.test(path)
}
