import { ApiError, call } from './client.ts'

try {
  await call(
    '/read',
    { sample: 'shaft', request_types: ['features'] },
    { 'Sandbox-Error': 'drawing-unclear' },
  )
} catch (error) {
  if (!(error instanceof ApiError) || error.code !== 'drawing-unclear') throw error
  console.log('To the review queue:', error.message)
}
