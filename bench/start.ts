import packageJson from '../package.json' with { type: 'json' }
import { startSite } from './processes.ts'
import { medianRow, type Row, type Section } from './report.ts'

const starts = 5

/** From the command to the first page: through npm as an operator starts it, and the server alone. */
export async function measureStart(): Promise<Section[]> {
  const scripts: Record<string, string> =
    (packageJson as { scripts?: Record<string, string> }).scripts ?? {}
  const rows: Row[] = []
  if (scripts.serve) {
    const command = ['npm', 'run', 'serve']
    rows.push(await rowOf('npm run serve', command, { atMost: 1 }))
  }
  rows.push(await rowOf('the server without npm', undefined, { atMost: 1 }))
  return [{ title: `Start to the first page, median of ${starts}`, rows }]
}

async function rowOf(
  what: string,
  command: readonly string[] | undefined,
  goal: { atMost: number },
): Promise<Row> {
  const times: number[] = []
  for (let start = 0; start < starts; start += 1) {
    const site = await startSite(command)
    times.push(site.readyMs / 1000)
    await site.stop()
  }
  return medianRow(what, 's', times, goal)
}
