import { rmSync, writeFileSync } from 'node:fs'
import { clientFiles, compileClient } from './generate/client-files.ts'

/** `npm run client-files`: writes what follows from the contract into the client packages. */
for (const [path, text] of Object.entries(await clientFiles())) writeFileSync(path, text)
const compiled = 'packages/client-typescript/lib'
rmSync(compiled, { recursive: true, force: true })
compileClient(compiled)
