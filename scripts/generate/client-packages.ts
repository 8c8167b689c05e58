import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { create } from 'tar'

/** An archive that visitors install a client from. */
interface ClientPackage {
  readonly file: string
  readonly bytes: number
  readonly sha256: string
}

const typescript = 'packages/client-typescript'
const python = 'packages/client-python'
/** The time that npm, too, gives the files of its archives: the same sources give the same bytes. */
const mtime = new Date('1985-10-26T08:15:00Z')

/** Writes the two clients as archives for npm and pip into a folder. */
export function writeClientPackages(folder: string): ClientPackage[] {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return [pythonArchive(folder), typescriptArchive(folder)]
}

/** A source distribution: pip builds the wheel from it without anything else. */
function pythonArchive(folder: string): ClientPackage {
  const project = readFileSync(`${python}/pyproject.toml`, 'utf8')
  const fieldOf = (key: string) => new RegExp(`^${key} = "(.+)"$`, 'm').exec(project)?.[1] ?? ''
  const [name, version] = [fieldOf('name'), fieldOf('version')]
  const entries = ['README.md', 'build_wheel.py', 'firstangle', 'pyproject.toml']
  return archive(join(folder, `${name}-${version}.tar.gz`), `${name}-${version}`, (staged) => {
    for (const entry of entries) {
      const filter = (path: string) => !path.endsWith('__pycache__')
      cpSync(join(python, entry), join(staged, entry), { recursive: true, filter })
    }
    writeFileSync(
      join(staged, 'PKG-INFO'),
      `Metadata-Version: 2.1\nName: ${name}\nVersion: ${version}\n`,
    )
  })
}

function typescriptArchive(folder: string): ClientPackage {
  const { name, version } = JSON.parse(readFileSync(`${typescript}/package.json`, 'utf8'))
  return archive(join(folder, `${name}-${version}.tgz`), 'package', (staged) => {
    for (const entry of ['README.md', 'lib', 'package.json']) {
      cpSync(join(typescript, entry), join(staged, entry), { recursive: true })
    }
  })
}

/** One folder as a compressed archive. */
function archive(file: string, root: string, fill: (folder: string) => void): ClientPackage {
  const staging = mkdtempSync(join(tmpdir(), 'client-package-'))
  try {
    const folder = join(staging, root)
    mkdirSync(folder)
    fill(folder)
    const gzip = { level: 9, portable: true }
    create({ sync: true, file, cwd: dirname(folder), portable: true, mtime, gzip }, [root])
  } finally {
    rmSync(staging, { recursive: true })
  }
  const bytes = readFileSync(file)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { file: basename(file), bytes: bytes.length, sha256 }
}
