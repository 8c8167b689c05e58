import { type FormEvent, useEffect, useRef, useState } from 'react'
import { pageArrival } from '../hydration/near-viewport.ts'
import { sendRequest, valuesOf } from './send-request.ts'
import type { ShownForm, ShownState } from './shown-form.ts'

/** Tells the page what an answer says of the fields it shows itself, and of a time that was taken by somebody else. */
export type OnAnswer = (state: ShownState, taken: string | undefined) => void

/** A form on its way to the server. */
export interface FormRequest {
  state: ShownState | undefined
  /** Whether the state comes from an answer to this script; else the server has shown it already. */
  isAnswered: boolean
  isSending: boolean
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/** Sends a form by script and keeps what is wrong with it. */
export function useRequest(form: ShownForm, onAnswer?: OnAnswer): FormRequest {
  const [answered, setAnswered] = useState<ShownState>()
  const [isSending, setIsSending] = useState(false)
  const isBusy = useRef(false)
  // A form of the first page was open from its beginning, long before it was hydrated.
  const [opened] = useState(() => (pageArrival() === 'document' ? 0 : performance.now()))

  useEffect(() => {
    // Whoever comes back to a page the browser has kept finds the form ready again.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      setIsSending(false)
    }
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])

  const send = async (element: HTMLFormElement) => {
    const values = valuesOf(element)
    const outcome = await sendRequest(form.action, values, performance.now() - opened)
    if (outcome.kind === 'accepted') return location.assign(outcome.next)
    isBusy.current = false
    setIsSending(false)
    const { errors = {}, notice, isTaken = false } = outcome
    const state = { values, errors, notice }
    setAnswered(state)
    onAnswer?.(state, isTaken ? values.start : undefined)
  }

  return {
    state: answered ?? form.state,
    isAnswered: answered !== undefined,
    isSending,
    submit: (event) => {
      event.preventDefault()
      if (isBusy.current) return
      isBusy.current = true
      setIsSending(true)
      void send(event.currentTarget)
    },
  }
}
