/** The folders of articles. Each is also the first part of its articles' addresses. */
export const collections = ['blog', 'knowledge-base'] as const

export type Collection = (typeof collections)[number]
