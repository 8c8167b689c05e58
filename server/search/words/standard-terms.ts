const bodies = /^(?:din|en|iso|iec|asme|ansi|astm|vdi|vda|vde|jis|bs|nf|aisi|sae|uni|ts|tr)/i

/**
 * The terms of a standard in any spelling: its number first, then the part if it names one, then the bodies before it.
 * The year and a class such as `-mK` do not make it another standard.
 *
 * @example standardTerms('DIN ISO 2768-1') // ['std2768', 'std2768-1', 'din', 'iso']
 * @example standardTerms('ISO2768-mK') // ['std2768', 'iso']
 * @example standardTerms('ISO 2768 mK') // ['std2768', 'iso']
 */
export function standardTerms(text: string): string[] {
  const issuedBy: string[] = []
  let rest = text.trim()
  for (let body = bodies.exec(rest); body; body = bodies.exec(rest)) {
    issuedBy.push(body[0].toLowerCase())
    rest = rest.slice(body[0].length).replace(/^[\s/-]+/, '')
  }
  const [number = '', ...parts] = rest.toLowerCase().split(/[-:\s]/)
  const part = parts[0] && /^\d{1,2}$/.test(parts[0]) ? parts[0] : undefined
  return [standardTerm(number), ...(part ? [`${standardTerm(number)}-${part}`] : []), ...issuedBy]
}

/** The term of a standard's number, for a query that names only the number. */
export function standardTerm(number: string): string {
  return `std${number}`
}
