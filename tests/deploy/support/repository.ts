import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A repository whose one commit holds the files of a checkout as they are, committed or not. */
export function repositoryOf(checkout: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'firstangle-repository-'))
  const git = (cwd: string, ...words: string[]) =>
    execFileSync('git', words, { cwd, encoding: 'utf8', maxBuffer: 1 << 24 })
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const gone = new Set(git(checkout, 'ls-files', '-z', '--deleted').split('\0'))
  for (const name of git(checkout, ...listed).split('\0')) {
    if (name !== '' && !gone.has(name)) cpSync(join(checkout, name), join(directory, name))
  }
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  git(directory, 'init', '--quiet')
  // Whoever cloned it may push.
  git(directory, 'config', 'receive.denyCurrentBranch', 'ignore')
  git(directory, 'add', '--all')
  git(directory, ...author, 'commit', '--quiet', '--message', 'As it is')
  return directory
}
