import { vi } from 'vitest'
import { removeFolder } from '../../../server/testing/remove-folder.ts'
import { boot, type Ended, newRoot, removeRoot, runBeside } from './container.ts'
import { repositoryOf } from './repository.ts'

/** A machine of its own with systemd, which nobody has set up, and which reaches no other. */
export interface Machine {
  /** Types these lines, as root; ends at the first that fails. */
  type(lines: string, cwd?: string): Promise<Ended>
  /** Types these lines and gives what they print; throws where one fails. */
  read(lines: string, cwd?: string): Promise<string>
  end(): Promise<void>
}

/**
 * Boots a machine. The files of the given checkout can be cloned from `file:///repository`; the checkout itself, with what
 * is installed and built in it, is at `/checkout`.
 */
export async function bootMachine(checkout: string): Promise<Machine> {
  const root = newRoot()
  const repository = repositoryOf(checkout)
  const system = boot(root, { mounts: { '/repository': repository, '/checkout': checkout } })
  // There is no registry on this machine.
  const env = { npm_config_offline: 'true', npm_config_loglevel: 'error' }
  const type = (lines: string, cwd = '/root') =>
    runBeside(system, ['bash', '-e', '-o', 'pipefail', '-c', lines], { cwd, env })
  const read = async (lines: string, cwd?: string) => {
    const { code, output } = await type(lines, cwd)
    if (code !== 0) throw new Error(`This ended with ${code}:\n${lines}\n${output.slice(-4000)}`)
    return output
  }
  const isUp = async () => {
    const { output } = await type('systemctl is-system-running --wait')
    if (!/^(?:running|degraded)$/m.test(output)) throw new Error(`It is not up: ${output}`)
  }
  await vi.waitFor(isUp, { timeout: 60_000, interval: 200 })
  const end = async () => {
    // Pulls the plug: nothing on this machine is worth waiting for.
    await type('systemctl poweroff --force --force')
    await system.ended
    await removeRoot(root)
    removeFolder(repository)
  }
  return { type, read, end }
}
