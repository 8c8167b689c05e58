import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const security = securityHeaders('https://key@errors.example.com/1')

test('pages may report errors, but not the one that reads files of visitors', () => {
  expect(security.policy()).toContain("connect-src 'self' https://errors.example.com;")
  expect(security.localPolicy()).toContain("connect-src 'self';")
})

test('only workers that read drawings may compile WebAssembly', () => {
  expect(security.workerPolicy).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(security.workerPolicy).toContain("connect-src 'self';")
  expect(security.localPolicy(["'sha256-abc'"])).not.toContain('wasm-unsafe-eval')
  expect(security.policy()).not.toContain('wasm-unsafe-eval')
})
