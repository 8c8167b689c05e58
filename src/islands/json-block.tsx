import { jsonForScript } from '../../shared/seo/json-for-script.ts'

/** Data for the script of a part of the page. */
export function JsonBlock({ value }: { value: object }) {
  return (
    <script
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: no text can close the script
      dangerouslySetInnerHTML={{ __html: jsonForScript(value) }}
    />
  )
}
