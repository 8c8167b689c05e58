/** Shows a notice that waits in a template of the page (`layout/notices.tsx`), unless it is shown already. */
export function showNotice(name: 'update' | 'loading'): Element | null {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-notice=${name}]`)
  if (!template || template.nextElementSibling?.matches(':not(template)')) return null
  template.after(template.content.cloneNode(true))
  return template.nextElementSibling
}
