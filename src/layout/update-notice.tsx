import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { UiCopy } from '../../server/content/schemas/ui.ts'
import { actionLook } from '../components/action-link.tsx'
import { Icon } from '../components/icon.tsx'
import type { BuildVersion } from '../updates/build-version.ts'
import { watchModuleFailures } from '../updates/module-failure.ts'
import { watchVersion } from '../updates/watch-version.ts'

interface UpdateNoticeProps {
  copy: UiCopy['updateNotice']
  running: BuildVersion
}

/** Banner shown when a newer build is found or a lazy module is gone (SPEC section 4 "Update notice"). */
export function UpdateNotice({ copy, running }: UpdateNoticeProps) {
  const router = useRouter()
  const [isShown, setIsShown] = useState(false)
  const announced = useRef<string>(undefined)
  const { version, buildId, buildTimestamp } = running

  useEffect(() => {
    const ends = [
      watchVersion({ version, buildId, buildTimestamp }, (offered) => {
        // Each build is announced once: a dismissed notice stays away until the next one.
        if (announced.current !== offered.buildId) setIsShown(true)
        announced.current = offered.buildId
      }),
      watchModuleFailures(() => setIsShown(true)),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [version, buildId, buildTimestamp])

  /** Where the visitor wanted to go: the newest location, even if its page could not be loaded. */
  function reload() {
    const wanted = new URL(router.latestLocation.href, location.href)
    if (wanted.href === location.href) location.reload()
    else location.assign(wanted)
  }

  return (
    <div role="status" className="update-notice no-print">
      {isShown && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border border-line bg-sheet px-5 py-3">
          <p>{copy.text}</p>
          <button type="button" className={`${actionLook.primary} text-base!`} onClick={reload}>
            {copy.reload}
          </button>
          <button
            type="button"
            aria-label={copy.dismiss}
            className="grid size-11 place-items-center hover:text-action"
            onClick={() => setIsShown(false)}
          >
            <Icon name="cross" />
          </button>
        </div>
      )}
    </div>
  )
}
