/** Codes of JSON-RPC 2.0 (section 5.1); `refused` is from the range that servers define themselves. */
export const rpcCodes = Object.freeze({
  parseError: -32700,
  invalidRequest: -32600,
  internal: -32603,
  refused: -32000,
})

/** The answer to a message that cannot be accepted: a status for HTTP, an error for JSON-RPC. */
export function rpcError(
  status: number,
  code: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = { jsonrpc: '2.0', id: null, error: { code, message } }
  return Response.json(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
