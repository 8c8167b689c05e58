import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Running, start } from './container.ts'
import type { Image } from './image.ts'

/** A service of a compose file, as parsed from YAML. */
export type Service = Readonly<Record<string, unknown>> & {
  readonly environment: Readonly<Record<string, string>>
  readonly volumes: readonly string[]
}

/** Values of the environment, by name; what none is given for keeps its default. */
type Values = Readonly<Record<string, string>>

/** Each key of a service that says how its process runs, as options of systemd-nspawn. */
const meanings: Readonly<Record<string, (value: never) => readonly string[]>> = {
  read_only: (isReadOnly: boolean) => (isReadOnly ? ['--read-only'] : []),
  tmpfs: (places: readonly string[]) => places.map((place) => `--tmpfs=${place}`),
  cap_drop: (names: readonly string[]) =>
    names.map((name) => `--drop-capability=${name.toLowerCase()}`),
  security_opt: (names: readonly string[]) => names.map((name) => optionOf(name)),
}

/** What concerns Docker and not the process, or is read elsewhere. */
const others = [
  'build',
  'restart',
  'logging',
  'stop_grace_period',
  'depends_on',
  'environment',
  'ports',
  'volumes',
]

function optionOf(name: string): string {
  if (name !== 'no-new-privileges:true') throw new Error(`Nobody has taught this test ${name}`)
  return '--no-new-privileges=yes'
}

/** Options for the keys of a service; a key that nobody knows is a mistake. */
function optionsOf(service: Service): string[] {
  return Object.entries(service).flatMap(([key, value]) => {
    const meaning = meanings[key]
    if (!meaning && !others.includes(key)) throw new Error(`Nobody has taught this test ${key}`)
    return meaning ? [...meaning(value as never)] : []
  })
}

/** The environment of a service, with `${NAME}`, `${NAME:-default}` and `${NAME:?why}` filled in. */
function environmentOf(service: Service, values: Values): Record<string, string> {
  const fill = (text: string) =>
    text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, kind, rest) => {
      const value = values[name] ?? (kind === '-' ? rest : undefined)
      if (value === undefined) throw new Error(`${name}: ${rest}`)
      return value
    })
  const filled = Object.entries(service.environment).map(([name, text]) => [name, fill(text)])
  return Object.fromEntries(filled) as Record<string, string>
}

/** The named volumes of a service, made from what the image has at their places, as Docker makes them. */
export function newVolumes(service: Service, image: Image): Record<string, string> {
  const directory = mkdtempSync(join(tmpdir(), 'firstangle-volumes-'))
  const made = service.volumes.map((volume) => {
    const [name = '', place = ''] = volume.split(':')
    execFileSync('cp', ['--archive', join(image.root, place), join(directory, name)])
    return [place, join(directory, name)]
  })
  return Object.fromEntries(made) as Record<string, string>
}

/** Starts an image as a service, in a network of its own. */
export function startService(
  image: Image,
  service: Service,
  values: Values,
  mounts: Record<string, string>,
): Running {
  return start(image.root, image.command, {
    cwd: image.cwd,
    user: image.user,
    env: { ...image.env, ...environmentOf(service, values) },
    mounts,
    options: ['--private-network', ...optionsOf(service)],
  })
}
