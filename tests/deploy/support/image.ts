import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { isInstalled } from '../../../scripts/setup/install.mjs'
import { lend, newRoot, npmCache, removeRoot, run } from './container.ts'
import {
  healthCheckOf,
  type Instruction,
  pairsOf,
  parseDockerfile,
  type Stage,
  wordsOf,
} from './dockerfile.ts'

/** What `docker build` leaves: files, and how to run them. */
export interface Image {
  readonly root: string
  readonly env: Readonly<Record<string, string>>
  readonly cwd: string
  readonly user: string
  readonly volumes: readonly string[]
  readonly command: readonly string[]
  readonly healthCheck: readonly string[]
  remove(): Promise<void>
}

type Draft = { -readonly [Key in keyof Omit<Image, 'remove'>]: Image[Key] }

/**
 * Builds as Docker does, with this machine in the place of the base image: the same steps, in empty directories. Where
 * a stage installs everything, as `npm test` has done itself, it gets what that has left.
 */
export async function buildImage(dockerfile: string, context: string): Promise<Image> {
  const stages = parseDockerfile(readFileSync(dockerfile, 'utf8'))
  const built = new Map<string, Draft>()
  for (const stage of stages) built.set(stage.name, await buildStage(stage, context, built))
  const last = built.get(stages.at(-1)?.name ?? '')
  if (!last) throw new Error(`${dockerfile} has no stage`)
  // Removing a large directory takes long; the promises are awaited later.
  const gone = [...built.values()]
    .filter((each) => each !== last)
    .map(({ root }) => removeRoot(root))
  const remove = async () => void (await Promise.all([...gone, removeRoot(last.root)]))
  return { ...last, remove }
}

async function buildStage(
  { instructions }: Stage,
  context: string,
  built: ReadonlyMap<string, Draft>,
): Promise<Draft> {
  const draft: Draft = {
    root: newRoot(),
    env: {},
    cwd: '/',
    user: 'root',
    volumes: [],
    command: [],
    healthCheck: [],
  }
  const lent: string[] = []
  for (const instruction of instructions) {
    if (isDone(instruction, draft, context)) lent.push(...lendInstalled(context, draft.cwd))
    else if (instruction.name === 'RUN') await runStep(draft, instruction.text, lent)
    else if (instruction.name === 'COPY') copyStep(draft, instruction.text, context, built)
    else noteStep(draft, instruction)
  }
  return draft
}

const workspaces = (context: string): string[] =>
  JSON.parse(readFileSync(join(context, 'package.json'), 'utf8')).workspaces

/** Whether a step would install what the checkout has: all packages of the same manifests. */
function isDone({ name, text }: Instruction, { root, cwd }: Draft, context: string): boolean {
  if (name !== 'RUN' || text !== 'npm ci' || !isInstalled(context)) return false
  const manifests = workspaces(context).map((each) => join(each, 'package.json'))
  const needed = ['package.json', 'package-lock.json', ...manifests]
  return needed.every((each) => existsSync(join(root, cwd, each)))
}

/** Packages, and what a build keeps of its work for the next one: both are the same for the same sources. */
function lendInstalled(context: string, cwd: string): string[] {
  const packages = ['.', ...workspaces(context)].map((each) => join(each, 'node_modules'))
  return [...packages, '.cache'].flatMap((each) => lend(join(context, each), join(cwd, each)))
}

function noteStep(draft: Draft, { name, text }: Instruction): void {
  if (name === 'WORKDIR') {
    draft.cwd = text
    mkdirSync(join(draft.root, text), { recursive: true })
  } else if (name === 'ENV') draft.env = { ...draft.env, ...pairsOf(text) }
  else if (name === 'USER') draft.user = text
  else if (name === 'VOLUME') draft.volumes = [...draft.volumes, text]
  else if (name === 'CMD') draft.command = wordsOf(text)
  else if (name === 'HEALTHCHECK') draft.healthCheck = healthCheckOf(text)
  // EXPOSE documents a port and does nothing.
  else if (name !== 'EXPOSE') throw new Error(`This test does not know the step ${name}`)
}

async function runStep(
  { root, env, cwd, user }: Draft,
  text: string,
  lent: readonly string[],
): Promise<void> {
  // The packages are those of the lock file wherever they come from, so what is here need not be asked for.
  const own = { ...env, npm_config_prefer_offline: 'true', npm_config_loglevel: 'error' }
  const view = { cwd, user, env: own, options: [...npmCache(), ...lent] }
  const { code, output } = await run(root, ['/bin/sh', '-c', text], view)
  if (code !== 0) throw new Error(`RUN ${text} ended with ${code}:\n${output.slice(-4000)}`)
}

function copyStep(
  { root, cwd }: Draft,
  text: string,
  context: string,
  built: ReadonlyMap<string, Draft>,
): void {
  const [, stage, names = ''] = /^(?:--from=(\S+)\s+)?(.+)$/.exec(text) ?? []
  const from = stage === undefined ? context : built.get(stage)?.root
  if (from === undefined) throw new Error(`COPY names a stage that is not there: ${text}`)
  const sources = names.split(/\s+/)
  const target = sources.pop() ?? ''
  const isKept = stage === undefined ? notIgnored(context) : () => true
  for (const name of sources)
    copy(join(from, name), join(root, resolve(cwd, target)), target, isKept)
}

/** A directory's content goes into the target; a file becomes the target, or goes into it where it ends with a slash. */
function copy(source: string, place: string, target: string, isKept: (path: string) => boolean) {
  const isInto = statSync(source).isFile() && target.endsWith('/')
  const to = isInto ? join(place, basename(source)) : place
  mkdirSync(dirname(to), { recursive: true })
  cpSync(source, to, { recursive: true, verbatimSymlinks: true, filter: isKept })
}

/** Obeys deploy/Dockerfile.dockerignore, a list of plain paths, which ours is. */
function notIgnored(context: string): (path: string) => boolean {
  const file = join(context, 'deploy/Dockerfile.dockerignore')
  const names = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const odd = names.filter((name) => !/^[\w./-]+$/.test(name))
  if (odd.length > 0)
    throw new Error(`deploy/Dockerfile.dockerignore has what this test cannot read: ${odd}`)
  const ignored = new Set(names.map((name) => join(context, name)))
  return (path) => !ignored.has(path)
}
