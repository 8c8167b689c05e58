import { closeSync, openSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { emailKey } from '../../server/store/email-key.ts'
import { counted } from '../../shared/i18n/format.ts'
import { oneOf, readArguments } from './arguments.ts'
import type { Command, InboxStore, Setting } from './command.ts'
import { csvText, type Separator } from './csv.ts'
import { oneLine } from './printable.ts'
import { csvRows, requestData } from './request-data.ts'
import { UsageError } from './usage-error.ts'

const help = `npm run --silent inbox -- export --format csv|json [options]

Writes all requests, or those of one address, for a spreadsheet or another program. The file contains personal data:
only you may read it (mode 0600). Delete it when you are done.

  --format csv|json    csv: one line per request, UTF-8; json: everything, with each delivery
  --output <file>      where to; without it the data go to the standard output
  --force              replace the file if it exists
  --email <address>    only requests of this address, such as for an answer under Art. 15 GDPR
  --separator ;        between the cells of csv; Excel in German wants this. Otherwise a comma (RFC 4180)

In csv, what a spreadsheet would run as a formula (= + - @ at the start) gets an apostrophe in front. JSON is exact.

Examples
  npm run inbox -- export --format csv --output requests.csv
  npm run inbox -- export --format json --email ada@example.com --output ada.json
  npm run --silent inbox -- export --format json`

/** `export`: requests as CSV or JSON. */
export const exportRequests: Command = {
  name: 'export',
  summary: 'writes requests as CSV or JSON',
  help,
  prepare(args, setting) {
    const { values } = readArguments(args, {
      format: { type: 'string' },
      output: { type: 'string' },
      force: { type: 'boolean' },
      email: { type: 'string' },
      separator: { type: 'string' },
    })
    if (values.format === undefined)
      throw new UsageError('Which format? --format csv or --format json.')
    const format = oneOf('format', values.format, ['csv', 'json'])
    const separator = oneOf('separator', values.separator ?? ',', [',', ';'])
    if (values.separator !== undefined && format === 'json') {
      throw new UsageError('--separator is for csv only.')
    }
    if (values.force && values.output === undefined)
      throw new UsageError('--force goes with --output.')
    return async (store) => {
      const { text, count } = await exportedRequests(
        store,
        { format, separator, email: values.email },
        setting,
      )
      if (values.output === undefined) setting.write(text)
      else await writePrivately(resolve(values.output), text, values.force === true)
      const target = values.output === undefined ? '' : ` to ${values.output}`
      setting.remark(`${counted(count, 'request')} exported${oneLine(target)}.`)
    }
  },
}

interface ExportOptions {
  readonly format: 'csv' | 'json'
  readonly separator: Separator
  readonly email: string | undefined
}

async function exportedRequests(store: InboxStore, wanted: ExportOptions, { office }: Setting) {
  const all = await store.list({})
  const key = wanted.email === undefined ? undefined : emailKey(wanted.email)
  const requests = all.filter(({ email }) => key === undefined || emailKey(email) === key)
  const data = []
  for (const request of requests) {
    data.push(requestData(request, await store.deliveriesOf(request.id)))
  }
  const text =
    wanted.format === 'csv'
      ? csvText(csvRows(data, office.timeZone), wanted.separator)
      : `${JSON.stringify(data, null, 2)}\n`
  return { text, count: data.length }
}

/** Created for its owner alone. An existing file is never written into: its rights may be wider. */
async function writePrivately(file: string, text: string, isForced: boolean): Promise<void> {
  if (isForced) await rm(file, { force: true })
  let descriptor: number
  try {
    descriptor = openSync(file, 'wx', 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new Error(
      `${oneLine(file)} exists already. Choose another name, or add --force to replace it.`,
    )
  }
  try {
    writeFileSync(descriptor, text)
  } finally {
    closeSync(descriptor)
  }
}
