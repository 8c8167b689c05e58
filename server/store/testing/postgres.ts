import { inject } from 'vitest'

/** Connection string of a new, empty database on the run's PostgreSQL server, which the first call starts (1 s). */
export async function postgresUrl(): Promise<string> {
  const response = await fetch(inject('postgresLauncher'))
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
