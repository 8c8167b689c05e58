import { type ComponentType, useCallback, useState } from 'react'
import type { TryCopy } from '../../../server/content/schemas/try.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import type { Crumb } from '../../seo/head.ts'
import type { ChosenFile, NoFile } from './chosen-file.ts'
import { DropSheet } from './drop-sheet.tsx'
import { SampleChoice } from './sample-choice.tsx'
import type { samples } from './samples.ts'
import type { ReadingSessionProps } from './session/reading-session.tsx'
import { useFileArrival } from './use-file-arrival.ts'

interface ReadingDeskProps {
  copy: TryCopy
  crumbs: Crumb[]
}

/** What is shown: the start, or a file being read. The code of a session is loaded with the first file. */
type Shown =
  | {
      readonly phase: 'start'
      readonly notice?: 'loading' | 'loadFailed' | NoFile
      readonly isBack?: boolean
    }
  | {
      readonly phase: 'session'
      readonly file: ChosenFile
      /** Nothing is lost when another file comes. */
      readonly isRefused?: boolean
      readonly Session: ComponentType<ReadingSessionProps>
    }

/** Head of the page with the sheet for dropping; with a file it makes room for the reading of it. */
export function ReadingDesk({ copy, crumbs }: ReadingDeskProps) {
  const { breadcrumb } = useUi()
  const [shown, setShown] = useState<Shown>({ phase: 'start' })

  const start = useCallback(async (file: Promise<ChosenFile> | ChosenFile) => {
    setShown({ phase: 'start', notice: 'loading' })
    try {
      const [{ ReadingSession }, chosen] = await Promise.all([
        import('./session/reading-session.tsx'),
        file,
      ])
      setShown({ phase: 'session', file: chosen, Session: ReadingSession })
    } catch {
      // The notice says what to do; the file is still with the visitor.
      setShown({ phase: 'start', notice: 'loadFailed' })
    }
  }, [])
  const arrive = useCallback(
    (arrived: ChosenFile | NoFile) => {
      if (typeof arrived === 'string') setShown({ phase: 'start', notice: arrived })
      else start(arrived)
    },
    [start],
  )
  const refuse = useCallback(
    () =>
      setShown((before) => (before.phase === 'session' ? { ...before, isRefused: true } : before)),
    [],
  )
  const isOver = useFileArrival(shown.phase === 'start' || shown.isRefused === true, arrive)

  if (shown.phase === 'session') {
    const { Session, file } = shown
    return (
      <header className="pt-8">
        <Breadcrumbs label={breadcrumb.label} crumbs={crumbs} />
        <h1 className="sr-only">{copy.hero.title}</h1>
        <Session
          file={file}
          onRefused={refuse}
          onLeave={() => setShown({ phase: 'start', isBack: true })}
        />
      </header>
    )
  }
  return (
    <>
      <PageHead
        copy={copy.hero}
        crumbs={crumbs}
        aside={
          <DropSheet
            copy={copy.start}
            isOver={isOver}
            notice={shown.notice && copy.start[shown.notice]}
            takesFocus={shown.isBack === true}
            onFile={start}
          />
        }
      />
      <SampleChoice copy={copy.start} onChoose={(sample) => start(fetchSample(sample, copy))} />
    </>
  )
}

async function fetchSample(
  { id, file }: (typeof samples)[number],
  copy: TryCopy,
): Promise<ChosenFile> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`The sample was answered with ${answer.status}`)
  return { name: `${copy.start.samples[id]}.pdf`, blob: await answer.blob() }
}
