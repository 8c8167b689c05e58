import type { RichText as RichTextNodes } from '../../../shared/content/fields.ts'
import { RichText } from '../../components/rich-text.tsx'

interface PartHeadProps {
  id: string
  copy: { title: string; intro?: RichTextNodes | undefined }
}

/** Heading and introduction of a part of the desk. */
export function PartHead({ id, copy }: PartHeadProps) {
  return (
    <>
      <h2 id={id} className="text-2xl">
        {copy.title}
      </h2>
      {copy.intro && (
        <p className="mt-2 max-w-[52rem]">
          <RichText nodes={copy.intro} />
        </p>
      )}
    </>
  )
}
