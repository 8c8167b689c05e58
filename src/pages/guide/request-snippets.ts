import type { RequestType, SampleName } from '../../../shared/api-schemas/sandbox.ts'

/** What a visitor chose to ask for. */
export interface ChosenRequest {
  readonly sample: SampleName
  readonly request_types: readonly RequestType[]
}

/** The code that sends a request, by language; Python and TypeScript use the client of the guide. */
export function requestSnippets(request: ChosenRequest, origin: string) {
  const { sample, request_types: types } = request
  const quoted = (quote: string) => types.map((type) => quote + type + quote).join(', ')
  return {
    sh: `curl ${origin}/sandbox/v2/read \\
  -H 'Authorization: Bearer fa_sandbox_public' \\
  -H 'Content-Type: application/json' \\
  -d '{ "sample": "${sample}", "request_types": [${quoted('"')}] }'`,
    py: `import json

from client import call

types = [${quoted('"')}]
result = call("/read", {"sample": "${sample}", "request_types": types})

print(json.dumps(result["pages"], indent=2))`,
    ts: `import { call } from './client.ts'

const types = [${quoted("'")}]
const { pages } = await call<{ pages: object[] }>('/read', {
  sample: '${sample}',
  request_types: types,
})

console.log(JSON.stringify(pages, null, 2))`,
  }
}
