/** The folders of articles; also the first part of an article's address. */
export const collections = ['blog', 'knowledge-base'] as const

export type Collection = (typeof collections)[number]
