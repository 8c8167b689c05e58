import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { type ErrorCode, errorCodes, errorStatus } from '../../shared/api-schemas/sandbox-errors.ts'
import type { SandboxCopy } from '../../shared/content/words/sandbox.ts'
import { programOf } from '../setup/run.mjs'
import { apiTypes } from './api-types.ts'

const written = 'Made by `npm run client-files` from shared/api-schemas. Changes here are lost.'

/** The files of the two client packages that follow from the contract, by path: types, and a class for each error. */
export async function clientFiles(): Promise<Record<string, string>> {
  const { py, ts } = await apiTypes()
  return {
    'packages/client-python/firstangle/models.py': `# ${written}\n${py}`,
    'packages/client-python/firstangle/error_types.py': pythonErrors(),
    'packages/client-typescript/src/types.gen.ts': `// ${written}\n${ts}`,
    'packages/client-typescript/src/error-types.gen.ts': typescriptErrors(),
  }
}

/** Compiles the TypeScript client into a folder: scripts and declarations, as users get them. */
export function compileClient(folder: string): void {
  const flags = ['-p', 'packages/client-typescript/tsconfig.json', '--outDir', resolve(folder)]
  execFileSync(programOf('tsc'), flags, { stdio: 'inherit' })
}

const className = (code: ErrorCode) =>
  `${code.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Error`

function errorMeaning(code: ErrorCode): string {
  const { errors }: SandboxCopy = parse(readFileSync('content/sandbox.en.yaml', 'utf8'))
  return `${errors[code].title} (${code}, status ${errorStatus[code]}).`
}

function pythonErrors(): string {
  const classes = errorCodes.map(
    (code) => `class ${className(code)}(ApiError):\n    """${errorMeaning(code)}"""\n`,
  )
  const entries = errorCodes.map((code) => `    "${code}": ${className(code)},`)
  return `# ${written}
"""One exception for each error code of the API."""

from __future__ import annotations

from .errors import ApiError
from .models import Problem


${classes.join('\n\n')}

ERROR_TYPES: dict[str, type[ApiError]] = {
${entries.join('\n')}
}
"""The exception of each code."""


def error_of(problem: Problem, retry_after: float | None = None) -> ApiError:
    """The exception of a problem; ApiError itself for a code that this version does not know."""
    return ERROR_TYPES.get(problem.code, ApiError)(problem, retry_after)
`
}

function typescriptErrors(): string {
  const classes = errorCodes.map(
    (code) =>
      `/** ${errorMeaning(code)} */\nexport class ${className(code)} extends ApiError {\n  override name = '${className(code)}'\n}\n`,
  )
  const entries = errorCodes.map((code) => `  '${code}': ${className(code)},`)
  return `// ${written}
import { ApiError } from './errors.ts'
import type { Problem } from './types.gen.ts'

${classes.join('\n')}
/** The class of each code. */
export const errorTypes: Readonly<Record<string, typeof ApiError>> = {
${entries.join('\n')}
}

/** The error of a problem; an ApiError itself for a code that this version does not know. */
export function errorOf(problem: Problem, retryAfterMs?: number): ApiError {
  const known = Object.hasOwn(errorTypes, problem.code) ? errorTypes[problem.code] : undefined
  return new (known ?? ApiError)(problem, retryAfterMs)
}
`
}
