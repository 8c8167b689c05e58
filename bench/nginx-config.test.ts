import { expect, test } from 'vitest'
import { nginxConfig } from './nginx-config.ts'

const config = nginxConfig({
  directory: '/tmp/x',
  port: 3301,
  headers: {
    'content-type': 'text/html',
    'content-length': '3',
    etag: '"a"',
    'content-security-policy': "default-src 'none'; script-src 'self'",
    'x-quoted': 'a "b" \\c',
  },
})

test('our own headers are sent, and those of nginx are left to it', () => {
  expect(config).toContain(
    `add_header content-security-policy "default-src 'none'; script-src 'self'";`,
  )
  expect(config).toContain('add_header x-quoted "a \\"b\\" \\\\c";')
  expect(config).not.toMatch(/add_header (?:content-type|content-length|etag)/)
})

test('listens on loopback only', () => {
  expect(config.match(/listen .*/g)).toEqual(['listen 127.0.0.1:3301;'])
})

test('a value nginx would take for a variable is refused', () => {
  const headers = { 'x-price': '$5' }
  expect(() => nginxConfig({ directory: '/tmp/x', port: 1, headers })).toThrow('$5')
})
