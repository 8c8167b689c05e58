import type { ReaderWords } from '../../../shared/content/words/reader.ts'
import { fetchWords } from '../../frame/fetch-words.ts'
import { takeDroppedFiles } from '../../try/file-drop.ts'
import { arrivedFile, type ChosenFile, firstFile, type NoFile } from './chosen-file.ts'
import type { OpenSession } from './session/open-session.tsx'

type Notice = 'loading' | 'loadFailed' | NoFile

/** Shows the reading of a file in place of the start; the code of a session is loaded with the first file. */
export function readDrawings(desk: HTMLElement): void {
  const part = (selector: string) => desk.querySelector(selector) as HTMLElement
  const start = part('[data-desk=start]')
  const sheet = part('[data-desk=sheet]')
  const choose = part('[data-desk=choose]')
  const input = part('input[type=file]') as HTMLInputElement
  const status = part('[role=status]')
  const title = part('h1').textContent
  let session: OpenSession | undefined
  let latest: object = {}

  function showStart(notice?: Notice): void {
    session?.close()
    session = undefined
    start.hidden = false
    status.textContent = notice ? (status.dataset[notice] ?? '') : ''
  }

  async function read(file: Promise<ChosenFile> | ChosenFile): Promise<void> {
    showStart('loading')
    const mine = {}
    latest = mine
    try {
      const [{ openSession }, words, chosen] = await Promise.all([
        import('./session/open-session.tsx'),
        fetchWords<ReaderWords>('reader'),
        file,
      ])
      // Meanwhile another file may have come.
      if (latest !== mine) return
      session = openSession({ title, words, file: chosen, onLeave, onBroken })
      start.hidden = true
      start.after(session.element)
    } catch {
      // The notice says what to do; the file is still with the visitor.
      if (latest === mine) showStart('loadFailed')
    }
  }

  /** Back to choose another file. */
  function onLeave(): void {
    showStart()
    choose.focus()
  }
  const onBroken = () => showStart('loadFailed')

  function readChosen(): void {
    const file = firstFile(input.files)
    // Otherwise choosing the same file again would fire no event.
    input.value = ''
    if (file) read(file)
  }

  choose.addEventListener('click', () => input.click())
  input.addEventListener('change', readChosen)
  desk.addEventListener('click', ({ target }) => {
    const sample = (target as Element).closest<HTMLElement>('[data-sample]')
    if (sample) read(fetchSample(sample))
  })
  takeArrivingFiles({
    isOpen: () => !session || session.isRefused(),
    onOver: (isOver) => sheet.toggleAttribute('data-over', isOver),
    onArrival: (arrived) => (typeof arrived === 'string' ? showStart(arrived) : read(arrived)),
  })
  // A file may have been chosen before this script was loaded.
  readChosen()
}

async function fetchSample({ dataset, textContent }: HTMLElement): Promise<ChosenFile> {
  const answer = await fetch(dataset.sample ?? '')
  if (!answer.ok) throw new Error(`The sample was answered with ${answer.status}`)
  const [ending = ''] = /\.\w+$/.exec(answer.url) ?? []
  return { name: `${textContent?.trim()}${ending}`, blob: await answer.blob() }
}

interface FileArrival {
  /** False while something is shown that a stray drop must not replace. */
  isOpen(): boolean
  /** Whether a file that would be taken is being dragged over the page. */
  onOver(isOver: boolean): void
  onArrival(arrived: ChosenFile | NoFile): void
}

/** Takes files that are dropped anywhere on the page or pasted. One that is not wanted leaves the page as it is. */
function takeArrivingFiles({ isOpen, onOver, onArrival }: FileArrival): void {
  takeDroppedFiles(
    (transfer) => {
      const arrived = arrivedFile(transfer)
      if (arrived && isOpen()) onArrival(arrived)
    },
    (isOver) => onOver(isOver && isOpen()),
  )
  document.addEventListener('paste', (event) => {
    const arrived = arrivedFile(event.clipboardData)
    if (!arrived || !isOpen()) return
    event.preventDefault()
    onArrival(arrived)
  })
}
