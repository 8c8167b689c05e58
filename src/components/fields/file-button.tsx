import { useRef } from 'react'
import { actionLook } from '../actions/action-link.tsx'

interface FileButtonProps {
  label: string
  look?: keyof typeof actionLook
  /** Endings and media types, as HTML has them; any file without it. */
  accept?: string
  /** What can be chosen: one file, several, or a folder. */
  takes: 'one' | 'several' | 'folder'
  onFiles: (files: readonly File[]) => void
}

/** A button that opens the dialog for files. */
export function FileButton({ label, look = 'secondary', accept, takes, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={actionLook[look]} onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        // Not among React's types.
        {...(takes === 'folder' && { webkitdirectory: '' })}
        ref={input}
        type="file"
        multiple={takes !== 'one'}
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Otherwise choosing the same files again would fire no event.
          currentTarget.value = ''
          onFiles(files)
        }}
      />
    </>
  )
}
