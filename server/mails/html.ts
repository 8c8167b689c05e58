import { escapeXml } from '../rendering/documents/xml.ts'
import type { MailDraft, MailPart } from './mail-parts.ts'

/** Sets no colours: mail programs have their own, light and dark, and `color-scheme` lets them choose. */
const style = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { font: 16px/1.5 Arial, Helvetica, sans-serif; margin: 0; padding: 16px; }
main, footer { max-width: 600px; margin: 0 auto; overflow-wrap: anywhere; }
p { margin: 0 0 16px; }
div { margin: 0 0 16px; padding: 12px 16px; border: 1px solid; border-top-width: 3px; }
div p { margin: -8px 0 0; }
div strong { display: block; margin-top: 8px; font-size: 13px; font-weight: normal; }
main strong a { display: inline-block; margin-bottom: 4px; padding: 8px 16px; border: 2px solid; text-decoration: none; }
blockquote { margin: 0 0 16px; padding: 0 0 0 12px; border-left: 3px solid; }
footer { margin-top: 32px; padding-top: 16px; border-top: 1px solid; font-size: 13px; }`

/**
 * The mail as one column of simple HTML: no pictures, no table, nothing loaded from anywhere. What a reader comes back
 * for, such as the time and the reference, stands in a frame.
 */
export function writeHtml({ locale, subject, parts, footer, footerLink }: MailDraft): string {
  const end = [...footer.map(escapeXml), anchor(footerLink.url, footerLink.label)]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeXml(subject)}</title>
<style>
${style}
</style>
</head>
<body>
<main>
${parts.map(writePart).join('\n')}
</main>
<footer>
<p>${end.join('<br>\n')}</p>
</footer>
</body>
</html>
`
}

function writePart(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p>${lines(part.text)}</p>`
    case 'link':
      return `<p><strong>${anchor(part.url, part.label)}</strong><br>\n${escapeXml(part.url)}</p>`
    case 'details':
      return `<div><p>${part.rows
        .map(({ label, value }) => `<strong>${escapeXml(label)}:</strong> ${escapeXml(value)}`)
        .join('<br>\n')}</p></div>`
    case 'quote':
      return `<p><strong>${escapeXml(part.label)}:</strong></p>\n<blockquote>${lines(part.text)}</blockquote>`
  }
}

function anchor(url: string, label: string): string {
  return `<a href="${escapeXml(url)}">${escapeXml(label)}</a>`
}

function lines(text: string): string {
  return escapeXml(text).replaceAll('\n', '<br>\n')
}
