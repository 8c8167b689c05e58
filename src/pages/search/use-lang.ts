import { useSearch } from '@tanstack/react-router'

/** `lang` of the address, for forms that must keep it. */
export function useLang(): string | undefined {
  return useSearch({ strict: false }).lang
}
