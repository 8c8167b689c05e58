import {
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { type Locale, localeNamed } from '../../shared/i18n/locale.ts'
import { siteContext } from '../rendering/site-context.ts'
import type { McpTools } from './dependencies.ts'
import type { Register } from './tool.ts'
import { apiSchemaTool } from './tools/api-schema.ts'
import { decodeCalloutTool } from './tools/decode-callout.ts'
import { lookUpFitTool } from './tools/look-up-fit.ts'
import { lookUpGeneralToleranceTool } from './tools/look-up-general-tolerance.ts'
import { lookUpThreadTool } from './tools/look-up-thread.ts'
import { readPageTool } from './tools/read-page.ts'
import { searchTool } from './tools/search.ts'

type AnswerMessage = (request: Request, message: object, requestId: string) => Promise<Response>

const makers = [
  searchTool,
  readPageTool,
  decodeCalloutTool,
  lookUpFitTool,
  lookUpThreadTool,
  lookUpGeneralToleranceTool,
  apiSchemaTool,
]

/**
 * The protocol, in the language of the address. Nothing is remembered between two messages: a client of the revision of
 * 2026-07-28 needs no handshake, and for those of 2025 each message is a connection of its own.
 */
export function answerMessages(tools: McpTools): AnswerMessage {
  const registered: Partial<Record<Locale, readonly Register[]>> = {}

  function makeServer(locale: Locale): McpServer {
    const { content } = siteContext()
    const copy = content.wording('mcp', locale)
    const { version, siteUrl: websiteUrl } = tools
    const server = new McpServer(
      { name: content.site().brand.name, title: copy.title, version, websiteUrl },
      { instructions: copy.instructions, capabilities: { tools: { listChanged: false } } },
    )
    registered[locale] ??= makers.map((make) => make({ ...tools, locale, copy }))
    for (const register of registered[locale]) register(server)
    return server
  }

  return async (request, message, requestId) => {
    const locale = localeNamed(new URL(request.url).searchParams.get('lang'))
    // The client gets this as its answer; the log keeps the cause.
    const onerror = (error: Error) => tools.log.debug({ err: error, requestId }, 'MCP refusal')
    if (await isLegacyRequest(request, message)) {
      return answerLegacy(makeServer(locale), request, message, onerror)
    }
    const handler = createMcpHandler(() => makeServer(locale), {
      legacy: 'reject',
      // Nothing of this server changes while it runs: there is nothing to subscribe to.
      maxSubscriptions: 0,
      onerror,
    })
    return handler.fetch(request, { parsedBody: message })
  }
}

/** Answers a client of the 2025 protocol with JSON, although the SDK would open a stream. */
async function answerLegacy(
  server: McpServer,
  request: Request,
  message: object,
  onerror: (error: Error) => void,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  server.server.onerror = onerror
  await server.connect(transport)
  const answer = await transport.handleRequest(request, { parsedBody: message })
  await server.close()
  return answer
}
