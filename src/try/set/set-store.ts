import { goals, type Purpose } from '../../../shared/sample-set/sample-set.ts'
import { type Candidate, chooseRepresentative } from './choose.ts'
import { type Entry, emptyEntry } from './entry.ts'
import { judgeFiles, type Verdict } from './judge.ts'
import { createFileReading, type ReadingOptions, type SetFile } from './read-files.ts'
import { traitsOf } from './traits.ts'

/** Everything the builder shows. */
export interface SetState {
  readonly files: readonly SetFile[]
  readonly verdicts: ReadonlyMap<number, Verdict>
  /** Suited drawings that are to be in the set. */
  readonly chosen: ReadonlySet<number>
  readonly entries: ReadonlyMap<number, Entry>
  readonly purpose: Purpose
  readonly isPaused: boolean
  readonly isBusy: boolean
}

export type SetStore = ReturnType<typeof createSetStore>

/** Hundreds of files are read; what is shown of them changes a few times a second (ms). */
const showEvery = 150

/** The files of a visitor, what was read of them, and what is chosen and entered. Nothing of it is kept anywhere. */
export function createSetStore(options: ReadingOptions) {
  const { show, showSoon, subscribe, close } = createShowing(() => {
    shown = undefined
  })
  const reading = createFileReading(options, showSoon)
  let shown: SetState | undefined
  let choice = {
    entries: new Map() as ReadonlyMap<number, Entry>,
    wanted: new Set() as ReadonlySet<number>,
    purpose: 'quoting' as Purpose,
  }

  function stateNow(): SetState {
    const files = reading.files()
    const verdicts = judgeFiles(files)
    const { wanted, ...rest } = choice
    const chosen = new Set([...wanted].filter((id) => verdicts.get(id)?.kind === 'suited'))
    const { isPaused, isBusy } = reading.queue
    return { ...rest, files, verdicts, chosen, isPaused, isBusy }
  }

  function change(next: Partial<typeof choice>): void {
    choice = { ...choice, ...next }
    show()
  }

  /** Does something to the reading, and shows it at once. */
  const shownAtOnce =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given)
      show()
    }

  return {
    subscribe,
    state(): SetState {
      shown ??= stateNow()
      return shown
    },
    add: shownAtOnce(reading.add),
    pause: shownAtOnce(reading.queue.pause),
    resume: shownAtOnce(reading.queue.resume),
    stop: shownAtOnce(reading.stop),
    readSkipped: shownAtOnce(reading.readSkipped),
    /** Reads these again with their lettering recognised. */
    recognise: shownAtOnce(reading.recognise),
    /** Chooses as many drawings as the purpose asks for, so that they represent all that are suited. */
    chooseForMe() {
      change({ wanted: chooseRepresentative(candidatesOf(stateNow()), goals[choice.purpose]) })
    },
    choose(id: number, isChosen: boolean) {
      const others = [...choice.wanted].filter((one) => one !== id)
      change({ wanted: new Set(isChosen ? [...others, id] : others) })
    },
    chooseNone: () => change({ wanted: new Set() }),
    setPurpose: (purpose: Purpose) => change({ purpose }),
    enter(changes: ReadonlyMap<number, Partial<Entry>>) {
      const entered = [...changes].map(
        ([id, one]) => [id, { ...(choice.entries.get(id) ?? emptyEntry), ...one }] as const,
      )
      change({ entries: new Map([...choice.entries, ...entered]) })
    },
    close() {
      close()
      reading.close()
    },
  }
}

/** Candidates for the set. Only the first of several likely duplicates is one. */
function candidatesOf({ files, verdicts }: SetState): Candidate[] {
  return files.flatMap(({ id, path }) => {
    const verdict = verdicts.get(id)
    if (verdict?.kind !== 'suited' || verdict.remarks.some(({ code }) => code === 'alike'))
      return []
    return [{ id, key: path, traits: traitsOf(verdict.summary) }]
  })
}

/** Notifies listeners of changes: at once, or once for many. */
function createShowing(onShow: () => void) {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  function show(): void {
    clearTimeout(timer)
    timer = undefined
    onShow()
    for (const listener of listeners) listener()
  }
  return {
    show,
    showSoon: () => {
      timer ??= setTimeout(show, showEvery)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => clearTimeout(timer),
  }
}
