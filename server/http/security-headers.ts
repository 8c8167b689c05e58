/** The protections every answer carries, whatever its kind. */
export interface SecurityHeaders {
  /** All headers except the policy, as name and value. */
  readonly fixed: readonly (readonly [name: string, value: string])[]
  /**
   * The policy of an answer whose inline scripts, or style elements, have these hashes; without hashes for all that is
   * neither HTML nor an SVG file with colours of its own.
   */
  policy(scriptHashes?: readonly string[], styleHashes?: readonly string[]): string
  /** The policy of `/try`: nothing that is on the page can be sent anywhere but back to this site. */
  localPolicy(scriptHashes?: readonly string[], styleHashes?: readonly string[]): string
  /** The policy of the workers that read drawings, which alone may compile WebAssembly. */
  readonly workerPolicy: string
}

/** A site that needs none of these says so; `fullscreen`, `autoplay` and the clipboard stay at their defaults. */
const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/**
 * Builds the headers once. The policy has no `upgrade-insecure-requests`: the site is also looked at on
 * `http://127.0.0.1:3000`, where it would break every asset; HSTS does that work on the public host.
 */
export function securityHeaders(sentryDsn?: string): SecurityHeaders {
  const connect = sentryDsn ? `'self' ${new URL(sentryDsn).origin}` : `'self'`
  const policy = (scriptHashes: readonly string[], styleHashes: readonly string[], to: string) =>
    [
      "default-src 'none'",
      ["script-src 'self'", ...scriptHashes].join(' '),
      ["style-src 'self'", ...styleHashes].join(' '),
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      `connect-src ${to}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ].join('; ')
  return {
    fixed: [
      ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
      ['X-Content-Type-Options', 'nosniff'],
      ['X-Frame-Options', 'DENY'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', deniedFeatures.map((feature) => `${feature}=()`).join(', ')],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
      ['Origin-Agent-Cluster', '?1'],
    ],
    policy: (scriptHashes = [], styleHashes = []) => policy(scriptHashes, styleHashes, connect),
    localPolicy: (scriptHashes = [], styleHashes = []) =>
      policy(scriptHashes, styleHashes, "'self'"),
    workerPolicy:
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'",
  }
}
