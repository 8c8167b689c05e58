/**
 * Links the web app manifest, which browsers fetch before the first paint if the head links it. Until then the first
 * `noscript` of the page holds the link.
 */
export function linkManifest(): void {
  const held = document.querySelector('noscript')
  if (held) held.outerHTML = held.textContent
}
