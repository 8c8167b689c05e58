/** Why an archive was not opened, or a file of it not unpacked. */
export const archiveFaults = ['tooBig', 'broken', 'empty', 'fileTooBig'] as const

export type ArchiveFault = (typeof archiveFaults)[number]
