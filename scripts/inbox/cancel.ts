import { callStage, isWaiting } from '../../server/store/call-stage.ts'
import type { CallRequest, StoredRequest } from '../../server/store/records.ts'
import { counted } from '../../shared/i18n/format.ts'
import { readArguments } from './arguments.ts'
import { cancelCalls, isToldOf } from './cancellation.ts'
import { type Command, findRequest, type InboxStore, type Setting } from './command.ts'
import { oneLine } from './printable.ts'
import { showDoomed } from './removal.ts'
import { instantText, momentOf } from './times.ts'
import { UsageError } from './usage-error.ts'

const help = `npm run inbox -- cancel <reference or id> ... [--yes]
npm run inbox -- cancel [--suspect] [--since 2h] [--until 1h] [--yes]

Cancels calls that are still to come, booked or waiting for their confirmation, and frees their times. Without --yes it
only shows which. Visitors whose address is confirmed, or who had an e-mail about the call before, are told by e-mail,
with a link to book again; your mailbox gets what takes a booked call out of the calendar, your webhook call.cancelled.

  --suspect    only calls that a program seems to have asked for
  --since 2h   only calls asked for since then (h hours, d days, a date, or a time such as 2026-11-21T14:30)
  --until 1h   only calls asked for before then
  --no-mail    tells no visitor, such as after a flood with the addresses of strangers
  --yes        cancel

Examples
  npm run inbox -- cancel FA-7Q2M-0003
  npm run inbox -- cancel --suspect --yes
  npm run inbox -- cancel --since 2026-11-21T09:00 --until 1h --no-mail --yes`

/** More than anybody types by hand. */
const mostReferences = 100

interface ChosenCalls {
  readonly references: readonly string[]
  readonly isSuspect: boolean
  readonly since: string | undefined
  readonly until: string | undefined
}

/** `cancel`: ends calls, one by one or those that a program has asked for. */
export const cancel: Command = {
  name: 'cancel',
  summary: 'cancels calls and frees their times',
  help,
  prepare(args, setting) {
    const { values, words } = readArguments(
      args,
      {
        suspect: { type: 'boolean' },
        since: { type: 'string' },
        until: { type: 'string' },
        'no-mail': { type: 'boolean' },
        yes: { type: 'boolean' },
      },
      mostReferences,
    )
    const moment = (option: 'since' | 'until') => {
      const text = values[option]
      return text === undefined ? undefined : momentOf(option, text, setting.now)
    }
    const wanted: ChosenCalls = {
      references: words,
      isSuspect: values.suspect === true,
      since: moment('since'),
      until: moment('until'),
    }
    const isFiltered = wanted.isSuspect || wanted.since !== undefined || wanted.until !== undefined
    if (isFiltered === words.length > 0) {
      throw new UsageError('Which calls? Give either references or ids, or --suspect, --since.')
    }
    const isQuiet = values['no-mail'] === true
    return async (store) => {
      const calls = await wantedCalls(store, wanted, setting)
      if (values.yes) await cancelCalls(store, calls, isQuiet, setting)
      else await showCalls(store, calls, isQuiet, setting)
    }
  },
}

async function wantedCalls(
  store: InboxStore,
  { references, isSuspect, since, until }: ChosenCalls,
  setting: Setting,
): Promise<CallRequest[]> {
  const at = instantText(setting.now)
  if (references.length > 0) {
    const found = await Promise.all(references.map((each) => findCall(store, each, at, setting)))
    return found.flatMap((request) => request ?? [])
  }
  const calls = await store.list({ kind: 'call', since })
  return calls
    .filter((request) => !isSuspect || request.isSuspect)
    .filter(({ createdAt }) => until === undefined || createdAt < until)
    .flatMap((request) => toCome(request, at) ?? [])
}

/** The call with this reference or id; without one, prints why there is nothing to cancel. */
async function findCall(
  store: InboxStore,
  wanted: string,
  at: string,
  { print }: Setting,
): Promise<CallRequest | undefined> {
  const request = await findRequest(store, wanted)
  const call = request && toCome(request, at)
  if (!request) print(`There is no request "${oneLine(wanted)}".`)
  else if (!call) print(`${request.reference} has no call to cancel.`)
  return call
}

function toCome(request: StoredRequest, at: string): CallRequest | undefined {
  const { call } = request
  if (!call || call.status === 'cancelled' || call.startsAt <= at) return undefined
  return { ...request, call }
}

async function showCalls(
  store: InboxStore,
  calls: readonly CallRequest[],
  isQuiet: boolean,
  setting: Setting,
): Promise<void> {
  const { print, now } = setting
  if (calls.length === 0) {
    print('There is no such call to come.')
    return
  }
  await showDoomed(store, calls, setting)
  const at = instantText(now)
  const waiting = calls.filter(({ call }) => isWaiting(call))
  const lapsed = waiting.filter(({ call }) => callStage(call, at) === 'lapsed')
  let told = 0
  for (const request of calls) if (!isQuiet && (await isToldOf(store, request, at))) told += 1
  print(`${counted(calls.length, 'call')} would be cancelled.`)
  if (waiting.length > 0) {
    print(`Among them: ${waiting.length} not confirmed, of which ${lapsed.length} have lapsed.`)
  }
  print(`${counted(told, 'visitor')} would get an e-mail.`)
  print('To cancel them, give the same command with --yes. Nothing has been cancelled.')
}
