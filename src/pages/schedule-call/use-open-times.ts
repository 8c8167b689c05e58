import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallPicker } from '../../../server/rendering/call-picker.ts'
import { loadPage } from '../../content/load.ts'
import { zoneFieldId } from '../../forms/request-places.ts'
import type { Locale } from '../../i18n/locale.ts'

/** The free times on show, and how to show others without leaving the page. */
export interface OpenTimes {
  picker: CallPicker | undefined
  isLoading: boolean
  hasFailed: boolean
  showZone: (timeZone: string) => Promise<void>
  /** After a time was lost to somebody else: the times anew, without it. */
  showFresh: (lost: string) => Promise<void>
}

/**
 * Free times as the server has sent them, then as the visitor's own zone or choice asks for. They come from the page's
 * data, where the server has written out every time: one place knows how times and zones are written.
 */
export function useOpenTimes(given: CallPicker | undefined, locale: Locale): OpenTimes {
  const [loaded, setLoaded] = useState<{ of: CallPicker; picker: CallPicker }>()
  const [phase, setPhase] = useState<'loading' | 'failed'>()
  const latest = useRef(0)
  // Another page of the picker, or another language, brings newer times than the ones loaded here.
  const picker = given && loaded?.of === given ? loaded.picker : given

  const load = useCallback(
    async (timeZone: string, lost?: string) => {
      if (!given) return
      latest.current += 1
      const own = latest.current
      setPhase('loading')
      const fresh = await loadPicker(given, timeZone, locale).catch(() => undefined)
      if (own !== latest.current) return
      setPhase(fresh ? undefined : 'failed')
      if (fresh) setLoaded({ of: given, picker: without(fresh, lost) })
    },
    [given, locale],
  )

  useEffect(() => {
    if (!given) return
    // Chosen before this script ran, or kept by the browser over a reload: times must not contradict the field.
    const field = document.getElementById(zoneFieldId) as HTMLSelectElement | null
    const isFieldChanged = field && field.value !== given.timeZone
    const own = given.isZoneChosen ? '' : Intl.DateTimeFormat().resolvedOptions().timeZone
    const zone = isFieldChanged ? field.value : own
    if (zone && zone !== given.timeZone) void load(zone)
  }, [given, load])

  const shownZone = useRef('')
  useEffect(() => {
    shownZone.current = picker?.timeZone ?? ''
  }, [picker])
  const showFresh = useCallback((lost: string) => load(shownZone.current, lost), [load])

  return {
    picker,
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
    showZone: load,
    showFresh,
  }
}

async function loadPicker(
  { kept }: CallPicker,
  timeZone: string,
  locale: Locale,
): Promise<CallPicker | undefined> {
  const { view } = await loadPage('schedule-call', locale, { ...kept, timeZone })
  return view.kind === 'pick' ? view.picker : view.change?.picker
}

/** Another process may still list a time for some seconds after it was given away. */
function without(picker: CallPicker, lost: string | undefined): CallPicker {
  if (!lost || !picker.days) return picker
  const days = picker.days.map((day) => ({
    ...day,
    times: day.times.filter(({ start }) => Date.parse(start) !== Date.parse(lost)),
  }))
  return { ...picker, days: days.filter(({ times }) => times.length > 0) }
}
