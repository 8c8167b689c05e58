import { messageOf } from '../../../server/mcp/read-message.ts'
import { ToolFault } from '../../../server/mcp/tool.ts'
import { locationOf } from '../../../server/mcp/tools/read-page.ts'
import { demandedError, prefersLater } from '../../../server/sandbox/guards.ts'
import { readJobId } from '../../../server/sandbox/jobs.ts'
import { readRequest } from '../../../server/sandbox/read-request.ts'
import type { SandboxData } from '../../../server/sandbox/sandbox-data.ts'
import { SandboxError } from '../../../server/sandbox/sandbox-error.ts'
import type { McpCopy } from '../../../shared/content/words/mcp.ts'
import { siteUrl } from './fake-site.ts'
import { headersWith, type OutsideParser } from './outside-parser.ts'

const now = new Date('2026-11-21T10:00:00Z')

/** What the sandbox reads beside headers of every endpoint. */
const sandboxParsers: readonly OutsideParser[] = [
  { name: 'id of a job', starts: ['job_'], read: (text) => readJobId(text, now.getTime()) },
  {
    name: 'Prefer',
    starts: ['respond-async,'],
    read: (text) => prefersLater(headersWith('prefer', text)),
  },
  {
    name: 'error on demand',
    read: (text) => refusedOr(() => demandedError(headersWith('sandbox-error', text))),
  },
  {
    name: 'address of a callback',
    starts: ['https://'],
    read: (text) =>
      refusedOr(() =>
        readRequest({ sample: 'shaft', request_types: ['features'], callback_url: text }, noData),
      ),
  },
  {
    name: 'file in Base64',
    starts: ['QUJD'],
    read: (text) =>
      refusedOr(() =>
        readRequest({ file: { name: text, content: text }, request_types: ['features'] }, noData),
      ),
  },
]

const noData = { samples: {}, sheets: {}, files: {} } as unknown as SandboxData

/** What the sandbox refuses is read, too. */
function refusedOr(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    if (error instanceof SandboxError) return error.code
    throw error
  }
}

/** What the MCP server reads beside what pages and the search read. */
const mcpParsers: readonly OutsideParser[] = [
  { name: 'message of an MCP client', starts: ['[', '{"a":'], read: messageOf },
  {
    name: 'address of a page to read',
    starts: ['/', 'https://', '?lang='],
    read: (text) => toldOr(() => locationOf(text, { siteUrl, locale: 'de', copy: noCopy })),
  },
]

const noCopy = { faults: { foreignPage: '' } } as McpCopy

function toldOr(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    if (error instanceof ToolFault) return error.message
    throw error
  }
}

/** What programs send to the sandbox and to the MCP server. */
export const programParsers: readonly OutsideParser[] = [...sandboxParsers, ...mcpParsers]
