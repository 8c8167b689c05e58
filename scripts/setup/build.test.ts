import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { buildMemory } from './build.mjs'

test('`npm run build` builds with as much memory as `npm start`', () => {
  expect(packageJson.scripts.build).toBe(`exec node ${buildMemory.join(' ')} scripts/build.ts`)
})
