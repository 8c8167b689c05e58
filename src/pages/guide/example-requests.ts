/** A request that the page can send, the same as in the example beside it. */
export interface ExampleRequest {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

/** The requests of those examples that are one request. */
export const exampleRequests: Readonly<Record<string, ExampleRequest>> = {
  health: { path: '/health-check' },
  read: { path: '/read', body: { sample: 'shaft', request_types: ['features'] } },
  sheets: {
    path: '/read',
    body: { sample: 'two-sheets', request_types: ['metadata', 'thumbnails'] },
  },
  errors: {
    path: '/read',
    headers: { 'Sandbox-Error': 'drawing-unclear' },
    body: { sample: 'shaft', request_types: ['features'] },
  },
}
